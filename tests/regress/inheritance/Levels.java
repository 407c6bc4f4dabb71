// Several levels: what is verified for a class holds below it as long as the definitions are the same.
class A {
  int a;

  //@ predicate valid() = acc(a);

  //@ requires valid();
  //@ ensures valid();
  void touch() {
    a = a / 2;
  }

  //@ requires valid();
  //@ ensures valid();
  void reset() {
    a = 0;
  }
}

class B extends A {
  int b;

  //@ predicate more() = acc(b);

  //@ requires more();
  //@ ensures more();
  void touchMore() {
    b = b / 2;
  }
}

class C extends B {
  int c;

  //@ predicate valid() = super.valid() && acc(c) && c == 1;

  void touch() {
    super.touch();
  }
}

class D extends C {
  //@ predicate more() = super.more() && super.valid();

  //@ requires valid();
  //@ ensures valid();
  void reset() {
    super.reset();
    //@ open valid();
    assert c == 1;
    //@ close valid();
  }
}

class E extends D {
  //@ predicate valid() = acc(a) && acc(c) && c == 2;

  // D.reset wants c to be 1: calling it by super must not be possible with E's valid.
  void reset() {
    super.reset(); //~ precondition:predicate
  }
}

class F extends D {
  //@ predicate valid() = acc(a) && acc(c) && c == 2;

  //@ requires super.valid();
  //@ ensures super.valid();
  void reset() { //~ override:predicate
    super.reset();
  }
}

class Client {
  //@ requires c.valid() && c.more();
  //@ ensures c.valid() && c.more();
  static void ok(C c) {
    A a = c;
    a.touch();
    B b = c;
    b.touchMore();
    b.reset();
  }

  //@ requires a.valid();
  //@ ensures a.valid();
  static void okTop(A a) {
    a.touch();
    a.reset();
  }
}
