//: --overflow=unbounded
// A predicate is opened and closed where the class of its object is known.
class A {
  int x;

  //@ predicate valid() = acc(x);

  A()
    //@ ensures valid();
  {
  }

  //@ requires valid();
  //@ ensures valid();
  void okThis() {
    //@ open valid();
    x = 1;
    //@ close valid();
  }

  //@ requires other != null && other.valid();
  //@ ensures other.valid();
  void wrongOpen(A other) {
    //@ open other.valid(); //~ open:predicate
  }

  //@ requires other.valid();
  //@ ensures other.valid();
  void wrongInferred(A other) {
    other.x = 1; //~ write:permission
  }

  //@ requires acc(other.x);
  void wrongClose(A other) {
    //@ close other.valid(); //~ close:predicate
  }

  //@ requires acc(other.x);
  //@ ensures other.valid(); //~ postcondition:predicate
  void wrongInferredClose(A other) {
  }

  //@ requires valid() && other == this;
  //@ ensures valid();
  void okAlias(A other) {
    other.x = 2;
  }

  // This is so for objects that are like those of A, but B inherits the method.
  //@ requires acc(this.x) && other == this;
  //@ ensures other.valid(); //~ postcondition:predicate
  void wrongAlias(A other) {
    other.x = 2;
  }

  //@ requires other.valid();
  //@ ensures other.valid();
  void okPassedOn(A other) {
    other.okThis();
  }
}

class B extends A {
  int y;

  //@ predicate valid() = acc(x) && acc(y) && y > 0;

  B()
    //@ ensures valid();
  {
    y = 1;
  }
}

class Client {
  static void okNew() {
    A a = new A();
    a.x = 1;
    a.okThis();
    A b = new B();
    b.x = 3;
    b.okThis();
  }

  static void wrongNew() {
    A b = new B();
    //@ open b.valid();
    ((B) b).y = 0;
    b.okThis(); //~ precondition:predicate
  }

  //@ requires a.valid();
  //@ ensures a.valid();
  static void wrongClient(A a) {
    a.x = 1; //~ write:permission
  }

  //@ requires b.valid();
  //@ ensures b.valid();
  static void okLeaf(B b) {
    b.y = b.y + 1;
  }

  //@ requires b.valid();
  //@ ensures b.valid();
  static void okUpcast(B b) {
    A a = b;
    a.x = 1;
    assert b.y > 0;
  }

  // What is known in one branch is not known in the other.
  //@ requires a.valid() && b.valid();
  static void wrongAfterBranch(A a, B b, boolean c) {
    if (c && a == b) {
      a.x = 1;
    } else {
      a.x = 2; //~ write:permission
    }
  }
}
