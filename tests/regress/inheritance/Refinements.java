// What a method refines, it refines in each class that has it: the predicates of a class below are others.
class A {
  int x, y;

  //@ predicate p() = acc(x);
  //@ predicate q() = acc(x);

  //@ requires p();
  //@ ensures p();
  void m() {
    x = 1;
  }
}

class B extends A {
  // Here p is q.
  //@ requires q();
  //@ ensures q();
  void m() {
    x = 2; //~ write:permission
  }
}

// Here it is not, so that B's contract is none for A's: neither inherited nor repeated.
class Inheriting extends B { //~ override:predicate
  //@ predicate q() = acc(y);
}

class Overriding extends B {
  //@ predicate q() = acc(y);

  //@ requires q();
  //@ ensures q();
  void m() { //~ override:predicate
    y = 2;
  }
}

// And here it is again.
class Again extends B {
  //@ predicate p() = acc(y);
  //@ predicate q() = acc(y);

  void m() {
    y = 2;
  }
}
