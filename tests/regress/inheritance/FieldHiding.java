// A field of a subclass with the name of another is another field.
class A {
  int x;

  //@ predicate valid() = acc(x) && x == 1;

  A()
    //@ ensures acc(x) && x == 0;
  {
  }
}

class B extends A {
  int x;

  //@ predicate own() = acc(x) && x == 2;

  B()
    //@ ensures acc(x) && acc(super.x) && x == 2 && super.x == 1;
  {
    super();
    x = 2;
    super.x = 1;
  }

  //@ requires acc(x);
  //@ ensures acc(x);
  void wrongOther() {
    super.x = 3; //~ write:permission
  }
}

class Client {
  static void ok() {
    B b = new B();
    A a = b;
    assert a.x == 1 && b.x == 2;
    //@ close b.valid();
    //@ close b.own();
    //@ open a.valid();
    a.x = 7;
    //@ open b.own();
    assert b.x == 2 && ((A) b).x == 7;
  }

  static void wrong() {
    B b = new B();
    assert ((A) b).x == b.x; //~ assert:false
  }

  //@ requires acc(b.x) && acc(((A) b).x);
  static void okSeparate(B b) {
    b.x = 1;
    ((A) b).x = 2;
    assert b.x == 1;
  }

  //@ requires acc(((A) b).x);
  static void wrongPermission(B b) {
    b.x = 1; //~ write:permission
  }
}
