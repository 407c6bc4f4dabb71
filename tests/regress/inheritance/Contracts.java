//: --overflow=unbounded
// A pure method with other preconditions in a subclass: its values are those of the method, by whatever contract.
class A {
  int x, y;

  //@ predicate both() = acc(x) && acc(y);

  A()
    //@ ensures acc(x) && acc(y);
  {
  }

  /*@ pure @*/ int get()
    //@ requires acc(x) && acc(y);
  {
    return x;
  }

  /*@ pure @*/ int sum()
    //@ requires both();
  {
    return x + y;
  }
}

final class B extends A {
  B()
    //@ ensures acc(x) && acc(y);
  {
    super();
  }

  // It reads less.
  /*@ pure @*/ int get()
    //@ requires acc(y);
  {
    return y;
  }

  /*@ pure @*/ int sum()
    //@ requires acc(x);
  {
    return x;
  }
}

class Client {
  static void ok() {
    B b = new B();
    b.x = 1;
    b.y = 2;
    A a = b;
    assert b.get() == 2;
    assert a.get() == 2;
    assert a.get() == b.get();
  }

  static void wrong() {
    B b = new B();
    b.x = 1;
    b.y = 2;
    A a = b;
    assert a.get() == 1; //~ assert:false
  }

  //@ requires acc(a.x) && acc(a.y) && a.get() == 5;
  static void okTested(A a) {
    if (a instanceof B b) {
      assert b.get() == 5;
      assert a.y == 5;
    }
  }

  //@ requires acc(a.x) && acc(a.y) && a.get() == 5;
  static void wrongTested(A a) {
    if (a instanceof B b) {
      assert a.x == 5; //~ assert:false
    }
  }

  //@ requires acc(b.x) && acc(b.y);
  static void okChanged(B b) {
    int before = b.get();
    b.x = 7;
    assert b.get() == before;
    b.y = before + 1;
    assert b.get() != before;
  }

  //@ requires acc(b.x) && acc(b.y);
  static void wrongChanged(B b) {
    int before = b.get();
    b.y = 7;
    assert b.get() == before; //~ assert:false
  }
}
