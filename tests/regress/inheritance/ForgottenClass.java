// What is known of the class of an object goes with the path, and with the variable.
class A {
  int x;

  //@ predicate valid() = acc(x);

  A()
    //@ ensures valid();
  {
  }
}

class B extends A {
  int y;

  //@ predicate valid() = acc(x) && acc(y);

  B()
    //@ ensures valid();
  {
  }
}

class Client {
  //@ requires a.valid();
  //@ ensures true;
  static void okLoop(A a, int n) {
    A b = new A();
    int i = 0;
    while (i < n)
      //@ invariant b.valid() && b != null;
    {
      i = i + 1;
    }
    //@ assert b.valid();
    b.x = 1;
  }

  // After the loop b may be another object.
  //@ requires a != null && a.valid();
  static void wrongReassigned(A a, int n) {
    A b = new A();
    int i = 0;
    while (i < n)
      //@ invariant b != null && b.valid();
    {
      b = new B();
      i = i + 1;
    }
    b.x = 1; //~ write:permission
  }

  //@ requires a != null && a.valid();
  static void wrongMerged(A a, boolean c) {
    A b = new A();
    if (c) {
      b = new B();
    }
    //@ open b.valid();
    b.x = 1;
    assert !c; //~ assert:false
  }

  static void okMerged(boolean c) {
    A b = new A();
    if (c) {
      b = new B();
    }
    b.x = 1;
  }

  //@ requires a != null && a.valid();
  static void wrongMergedUnknown(A a, boolean c) {
    A b = new A();
    if (c) {
      b = a;
    }
    b.x = 1; //~ write:permission
  }
}
