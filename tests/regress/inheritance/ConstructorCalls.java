// A constructor that calls an overridden method runs the one of the class that is made.
class A {
  int x;

  //@ predicate valid() = acc(x);

  A()
    //@ ensures valid();
  {
    set(); //~ precondition:predicate
  }

  //@ requires valid();
  //@ ensures valid();
  void set() {
    x = 1;
  }
}

class B extends A {
  int y;

  //@ predicate valid() = super.valid() && acc(y);

  B()
    //@ ensures valid();
  {
    super();
    y = 2;
  }

  void set() {
    y = 5;
  }
}

class C extends A {
  int y;

  C()
    //@ ensures valid() && acc(y);
  {
    super();
  }

  void set() {
    x = 3;
  }
}

// Without predicates there is nothing to miss.
class D {
  int n;

  D()
    //@ ensures acc(n) && n > 0;
  {
    init();
  }

  //@ requires acc(n);
  //@ ensures acc(n) && n > 0;
  void init() {
    n = 1;
  }
}

class E extends D {
  E()
    //@ ensures acc(n) && n > 0;
  {
    super();
  }

  //@ requires acc(n);
  //@ ensures acc(n) && n == 2;
  void init() {
    n = 2;
  }
}

class F extends D {
  //@ ensures acc(n) && n == 1; //~ postcondition:false
  F() {
    super();
  }
}
