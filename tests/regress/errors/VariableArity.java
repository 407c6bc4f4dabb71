class VariableArity {
  void notLast(int... a, int b) { //~ W0002
  }

  void called(int[] a)
    //@ requires count(1, 2) == 2; //~ W0005
    //@ requires count(a) == 2;
  {
  }

  /*@ pure @*/ static int count(int... a) {
    return 2;
  }

  //@ predicate p(int... a) = true; //~ W0009
}
