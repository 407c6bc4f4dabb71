package b;

import a.Pair.*;

class OnDemand {
  static void leftOut() {
    Inner i = new Inner();
    assert i.v() == 9;
    int n = a.Pair.MOST;
    assert n == 4;
  }

  // A class of the same name is another one.
  static class Pair {
    /*@ pure @*/ int x() {
      return 8;
    }
  }

  static void nearer() {
    Pair p = new Pair();
    assert p.x() == 8;
    Object o = "x";
    assert o == null; //~ assert:false
  }
}
