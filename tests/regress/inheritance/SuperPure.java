//: --overflow=unbounded
// A pure method that is called by super runs the superclass's body, whose calls are dispatched.
class A {
  int x;

  //@ predicate valid() = acc(x);

  A()
    //@ ensures valid();
  {
  }

  /*@ pure @*/ int base()
    //@ requires valid();
  {
    return x;
  }

  /*@ pure @*/ int twice()
    //@ requires valid();
  {
    return 2 * base(); //~ contract:predicate [never-held]
  }

  /*@ pure @*/ int same()
    //@ requires valid();
  {
    return x;
  }
}

class B extends A {
  int y;

  //@ predicate valid() = super.valid() && acc(y);

  B()
    //@ ensures valid();
  {
    super();
  }

  /*@ pure @*/ int base()
    //@ requires valid();
  {
    return super.base() + y;
  }

  // A.twice calls B.base, for which B.valid is not there.
  /*@ pure @*/ int twice()
    //@ requires valid();
  {
    return super.twice();
  }

  /*@ pure @*/ int same()
    //@ requires valid();
    //@ ensures result == base() - y;
  {
    return super.same();
  }
}

// The same without predicates: the value is not what A says.
class C {
  /*@ pure @*/ int zero() {
    return 0;
  }

  /*@ pure @*/ int one() {
    return zero() + 1;
  }
}

class D extends C {
  /*@ pure @*/ int zero() {
    return 5;
  }

  /*@ pure @*/ int one() {
    return super.one();
  }

  void wrong() {
    int v = super.one();
    assert v == 1; //~ assert:false [changed]
  }

  void okOwn() {
    assert zero() == 5;
    assert super.zero() == 0;
  }
}

class Client {
  static void wrong() {
    C c = new D();
    assert c.one() == 1; //~ assert:false [changed]
  }
}
