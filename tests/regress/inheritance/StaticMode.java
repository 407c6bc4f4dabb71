//: --overflow=unbounded
// super.m(…) runs a known body: its contract speaks of the predicates as the superclass defines them.
class A {
  int x;

  //@ predicate valid() = acc(x);
  //@ pure boolean positive() requires valid(); = x > 0;

  A()
    //@ ensures valid() && !positive();
  {
  }

  //@ requires valid();
  //@ ensures valid() && positive();
  void make() {
    x = 1;
  }

  //@ requires valid();
  //@ ensures valid() && positive();
  void twice() {
    make();
  }

  //@ requires valid();
  //@ ensures valid();
  void nothing() {
    //@ open valid();
    x = x + 1;
    //@ close valid();
  }
}

class B extends A {
  int y;

  //@ predicate valid() = super.valid() && acc(y);
  //@ pure boolean positive() requires valid(); = y > 0;

  B()
    //@ ensures valid() && !positive();
  {
    super();
  }

  void make() {
    super.make();
    y = 2;
  }

  //@ requires valid();
  //@ ensures valid() && positive(); //~ postcondition:false
  void wrongOwn() {
    super.make();
  }

  //@ requires super.valid();
  //@ ensures super.valid() && super.positive();
  void okStatic() {
    super.make();
  }

  //@ requires super.valid();
  //@ ensures valid(); //~ postcondition:predicate
  void wrongStatic() {
    super.make();
  }

  //@ requires valid();
  //@ ensures valid();
  void okNothing() {
    super.nothing();
  }

  //@ requires acc(y);
  void wrongMissing() {
    super.make(); //~ precondition:predicate
  }
}
