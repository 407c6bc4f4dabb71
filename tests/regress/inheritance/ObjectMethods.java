// Somebody calls the methods of Object, so all overrides are held to the library's contracts.
class Plain {
  int x;

  //@ predicate valid() = acc(x);

  //@ requires valid();
  //@ ensures valid();
  public boolean equals(Object other) { //~ override:predicate
    return other == this;
  }

  public String toString() //~ override:false
    //@ ensures true;
  {
    return null;
  }
}

class Better {
  final int x;

  Better(int x) {
    this.x = x;
  }

  public boolean equals(Object other) {
    return other instanceof Better && ((Better) other).x == x;
  }

  /*@ pure @*/ public int hashCode() {
    return x;
  }

  public String toString()
    //@ ensures result == "better";
  {
    return "better";
  }
}

class Below extends Plain {
  //@ requires acc(x);
  public int hashCode() { //~ override:permission
    return x;
  }
}

interface Hashed {
  //@ ensures 0 < result;
  int hashCode();
}

// Object's method does not do what the interface says.
class Inherits implements Hashed { //~ override:false
}

class Own implements Hashed {
  public int hashCode() {
    return 1;
  }
}

class Client {
  static boolean call(Object one, Object other)
    //@ requires one != null;
  {
    String text = one.toString();
    assert text != null;
    int hash = one.hashCode();
    return one.equals(other);
  }

  static void ok(Better better)
    //@ requires better != null;
  {
    assert better.hashCode() == better.x;
    String text = better.toString();
    assert text == "better";
  }
}
