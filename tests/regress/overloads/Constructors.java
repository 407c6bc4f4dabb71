// Constructors are told apart as generic methods behind `new C<>`, and else with the type arguments written.
class Upper {
}

class Lower extends Upper {
}

class Packed<X> {
  int tag;

  Packed(X x)
    //@ ensures acc(tag) && tag == 1;
  {
    tag = 1;
  }

  Packed(Upper x)
    //@ ensures acc(tag) && tag == 2;
  {
    tag = 2;
  }
}

class Constructors {
  static <X extends Upper> int bounded(X x)
    //@ ensures result == 1;
  {
    return 1;
  }

  static int bounded(Object x)
    //@ ensures result == 2;
  {
    return 2;
  }

  static <X> X same(X x)
    //@ ensures result == x;
  {
    return x;
  }

  static int rows(Object o)
    //@ ensures result == 1;
  {
    return 1;
  }

  static int rows(Packed<Upper>[] o)
    //@ ensures result == 2;
  {
    return 2;
  }

  static void wrong() {
    int r = new Packed<Lower>(new Lower()).tag;
    assert r == 2; //~ assert:false
  }

  // javac takes an array of a class without its arguments for one with any.
  @SuppressWarnings({"rawtypes", "unchecked"})
  static int raw(Packed[] packed) {
    return rows(packed); //~ W0016
  }
}

class Constructing {
  public static void main(String[] args) {
    int r = new Packed<Lower>(new Lower()).tag;
    assert r == 1;
    r = new Packed<>(new Lower()).tag;
    assert r == 2;
    r = Constructors.bounded(new Lower());
    assert r == 1;
    r = Constructors.bounded(Constructors.same(new Object()));
    assert r == 2;
    r = Constructors.bounded(Constructors.same(new Lower()));
    assert r == 1;
  }
}
