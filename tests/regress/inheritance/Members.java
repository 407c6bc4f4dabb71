// Overloads do not override; covariant results do; private methods do not.
class A {
  int x;

  //@ requires acc(x);
  //@ ensures acc(x) && x == 1;
  void set(int k) {
    x = 1;
  }

  //@ requires acc(x);
  //@ ensures acc(x) && x == 2;
  void set(boolean b) {
    x = 2;
  }

  //@ ensures result != null;
  A self() {
    return this;
  }

  //@ requires acc(x);
  //@ ensures acc(x) && x == 3;
  private void own() {
    x = 3;
  }

  //@ requires acc(x);
  //@ ensures acc(x) && x == 3;
  void callOwn() {
    own();
  }
}

class B extends A {
  // No override: a method of its own.
  //@ requires acc(x) && acc(o.x) && o != null;
  //@ ensures acc(x) && acc(o.x) && x == 4;
  void set(A o) {
    x = 4;
  }

  //@ ensures result == this;
  B self() {
    return this;
  }

  // No override: A.own is private.
  //@ requires acc(x);
  //@ ensures acc(x) && x == 5;
  private void own() {
    x = 5;
  }
}

class C extends A {
  //@ ensures true;
  C self() { //~ override:false
    return null;
  }

  //@ requires acc(x);
  //@ ensures acc(x);
  void set(boolean b) { //~ override:false
    x = 7;
  }
}

class Client {
  //@ requires acc(b.x);
  static void ok(B b) {
    b.set(3);
    assert b.x == 1;
    b.set(true);
    assert b.x == 2;
    b.callOwn();
    assert b.x == 3;
    A a = b.self();
    assert a == b;
  }

  //@ requires acc(a.x);
  static void wrong(A a) {
    A b = a.self();
    assert a == b; //~ assert:false
  }
}
