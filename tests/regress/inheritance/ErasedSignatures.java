// A method overrides another with its signature or with the erasure of that (JLS 8.4.2). So it must keep the promises,
// and calls know no more than what is overridden promises.

class Plain<X> {
  int m(X x)
    //@ ensures result == 1;
  {
    return 1;
  }

  int ok(X x)
    //@ ensures result >= 1;
  {
    return 1;
  }

  int array(X[] x)
    //@ ensures result == 1;
  {
    return 1;
  }

  int list(Part<X> x)
    //@ ensures result == 1;
  {
    return 1;
  }

  int listOfStrings(Part<String> x)
    //@ ensures result == 1;
  {
    return 1;
  }

  <T> int generic(T x, X y)
    //@ ensures result == 1;
  {
    return 1;
  }

  <T extends Sized<T>> int bounded(T x)
    //@ ensures result == 1;
  {
    return 1;
  }

  <T extends X, U extends Plain<T>> int chain(T x, U y)
    //@ ensures result == 1;
  {
    return 1;
  }

  /*@ pure @*/ int pureOne(X x)
    //@ ensures result >= 1;
  {
    return 1;
  }
}

class Part<X> {}

interface Sized<X> {}

class Erased<Z> extends Plain<Z> {
  int m(Object s) //~ override:false [unknown-value]
    //@ ensures result == 2;
  {
    return 2;
  }

  int ok(Object s)
    //@ ensures result == 2;
  {
    return 2;
  }

  int array(Object[] s) //~ override:false [unknown-value]
    //@ ensures result == 2;
  {
    return 2;
  }

  int list(Part s) //~ override:false [unknown-value]
    //@ ensures result == 2;
  {
    return 2;
  }

  int listOfStrings(Part s) //~ override:false [unknown-value]
    //@ ensures result == 2;
  {
    return 2;
  }

  int generic(Object s, Object t) //~ override:false [unknown-value]
    //@ ensures result == 2;
  {
    return 2;
  }

  int bounded(Sized s) //~ override:false [unknown-value]
    //@ ensures result == 2;
  {
    return 2;
  }

  int chain(Object s, Plain t) //~ override:false [unknown-value]
    //@ ensures result == 2;
  {
    return 2;
  }

  /*@ pure @*/ int pureOne(Object x)
    //@ ensures result >= 1;
  {
    return 2;
  }
}

// The supertype is raw: what it declares is erased.
class OfRaw extends Plain {
  int m(Object s) //~ override:false [unknown-value]
    //@ ensures result == 2;
  {
    return 2;
  }

  int array(Object[] s) //~ override:false [unknown-value]
    //@ ensures result == 2;
  {
    return 2;
  }
}

class Below<Z> extends Erased<Z> {
  int ok(Object s) //~ override:false [unknown-value]
    //@ ensures result == 3;
  {
    return 3;
  }
}

// Methods of interfaces are implemented by such a signature, and defaults overridden.
interface Wanted<X> {
  //@ ensures result == 1;
  int get(X x);

  default int given(X x)
    //@ ensures result == 1;
  {
    return 1;
  }

  default int kept(X x)
    //@ ensures result == 1;
  {
    return 1;
  }
}

class Implements<Z> implements Wanted<Z> {
  public int get(Object x)
    //@ ensures result == 1;
  {
    return 1;
  }

  public int given(Object x) //~ override:false [unknown-value]
    //@ ensures result == 2;
  {
    return 2;
  }
}

// What a superclass has implements what an interface wants.
class Has {
  public int get(Object x)
    //@ ensures result == 1;
  {
    return 1;
  }

  public int given(Object x)
    //@ ensures result == 2;
  {
    return 2;
  }
}

class Inherits<Z> extends Has implements Wanted<Z> {} //~ override:false [unknown-value]

abstract class Open<X> {
  //@ ensures result == 1;
  abstract int open(X x);
}

class Closed<Z> extends Open<Z> {
  int open(Object x)
    //@ ensures result == 1;
  {
    return 1;
  }
}

class ErasedCalls {
  static void ok(Plain<String> p, Wanted<String> w, Open<String> o)
    //@ requires p != null && w != null && o != null;
  {
    int r = p.ok("a");
    assert r >= 1;
    r = w.get("a");
    assert r == 1;
    r = o.open("a");
    assert r == 1;
  }

  static void okPure(Plain<String> p)
    //@ requires p != null;
  {
    assert p.pureOne("a") >= 1;
  }

  static void wrong(Plain<String> p)
    //@ requires p != null;
  {
    int r = p.ok("a");
    assert r == 1; //~ assert:false [changed]
  }

  static void wrongPure(Plain<String> p)
    //@ requires p != null;
  {
    assert p.pureOne("a") == 1; //~ assert:false [unknown-value]
  }

  static void okExact(Erased<String> p)
    //@ requires p != null;
  {
    int r = p.ok((Object) "a");
    assert r >= 2;
  }

  public static void main(String[] arguments) {
    ok(new Erased<>(), new Implements<>(), new Closed<>());
    int r = new Below<String>().ok((Object) "a");
    assert r >= 2;
  }
}
