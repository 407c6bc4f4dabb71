// `decreases;`: nothing leads back, to the method or to the head of the loop.
class BareMeasures {
  //@ requires 0 <= n;
  //@ decreases;
  static int once(int n) {
    //@ decreases;
    while (true) {
      return n;
    }
  }

  //@ decreases;
  static void never(boolean no)
    //@ requires !no;
  {
    //@ loop_invariant !no;
    //@ decreases;
    while (no) {
    }
  }

  //@ decreases;
  static void forever() {
    //@ decreases;
    while (true) { //~ termination:not-decreasing
    }
  }

  //@ decreases;
  static int down(int n) {
    //@ decreases;
    for (int i = n; i > 0; i--) { //~ termination:not-decreasing
    }
    return n;
  }

  //@ requires decreases < 100;
  static int named(int decreases) {
    decreases++;
    return decreases;
  }
}
