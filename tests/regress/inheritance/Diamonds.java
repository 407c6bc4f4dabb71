// An interface that is reached in very many ways is looked into once.
interface I0 {
  //@ ensures result >= 0; //~ postcondition:false
  /*@ pure @*/ int f();

  //@ predicate some();
}
interface J1 extends I0 {}
interface K1 extends I0 {}
interface I1 extends J1, K1 {}
interface J2 extends I1 {}
interface K2 extends I1 {}
interface I2 extends J2, K2 {}
interface J3 extends I2 {}
interface K3 extends I2 {}
interface I3 extends J3, K3 {}
interface J4 extends I3 {}
interface K4 extends I3 {}
interface I4 extends J4, K4 {}
interface J5 extends I4 {}
interface K5 extends I4 {}
interface I5 extends J5, K5 {}
interface J6 extends I5 {}
interface K6 extends I5 {}
interface I6 extends J6, K6 {}
interface J7 extends I6 {}
interface K7 extends I6 {}
interface I7 extends J7, K7 {}
interface J8 extends I7 {}
interface K8 extends I7 {}
interface I8 extends J8, K8 {}

class Diamonds implements I8, K8 {
  int x;

  //@ predicate some() = acc(x);

  public /*@ pure @*/ int f() {
    return 3;
  }

  //@ requires i != null;
  static void use(I8 i) {
    assert i.f() >= 0;
  }

  //@ requires i != null;
  static void useMore(K5 i) {
    assert i.f() >= 1; //~ assert:false
  }
}

class Less implements J8 {
  public /*@ pure @*/ int f() {
    return -1;
  }

  //@ predicate some() = true;
}
