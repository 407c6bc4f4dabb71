// A body that is called by super still dispatches its own calls.
class A {
  int x;

  //@ predicate valid() = acc(x);

  //@ requires valid();
  //@ ensures valid();
  void inner() {
    x = 1;
  }

  //@ requires valid();
  //@ ensures valid();
  void outer() {
    inner(); //~ precondition:predicate
  }
}

class B extends A {
  int y;

  //@ predicate valid() = super.valid() && acc(y) && y == 7;

  void inner() {
    super.inner();
  }

  // While y is 3, A.outer must not run B.inner.
  //@ requires valid();
  //@ ensures valid();
  void outer() {
    y = 3;
    super.outer();
    y = 7;
  }
}

class C extends A {
  int y;

  //@ predicate valid() = super.valid() && acc(y);

  void inner() {
    y = 2;
    super.inner();
  }

  // Inherits outer: that calls C.inner, with all of C's predicate.
}
