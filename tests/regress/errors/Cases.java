// What several cases of a contract cannot say.
class Cases {
  int x;

  //@ requires n > 0;
  //@ decreases n;
  //@ also
  //@ requires n <= 0; //~ W0009
  static void measure(int n) { }

  //@ requires acc(x, ?p); //~ W0010
  //@ ensures acc(x, p); //~ W0003
  //@ also
  //@ requires true;
  void binding() { }

  //@ context_everywhere acc(x); //~ W0009
  //@ also
  //@ requires true;
  void everywhere() { }

  /*@ normal_behavior
    @ signals (RuntimeException e) true; @*/ //~ W0004
  static void throwsNothing() { }
}
