// Pure bodies that return early from within statements whose ends are joined: the value is what Java computes.
class Joins {
  /*@ pure @*/ static int f(int a, int b, boolean p, boolean q)
  //@ requires -8 <= a && a <= 8 && -8 <= b && b <= 8;
  {
    int x = 0;
    if (p) {
      switch (1) { case 3: default: if (p) return a; }
      switch (3) { default: a = x; case 3: case 2: if (p) return 0; case 0: }
      switch (x) { case -1: default: if (p) return b; case -2: a = 2; if (p) return 3; }
    }
    switch (0) {
      case 0, 3 -> {
        int w = x;
        L: if (p) { break L; }
        if (q) { w = a; }
        int v = a;
        if (p) { w = 3; if (p) return x; } else { w = x; }
        int u = a;
        if (p) { int t = a; x = b; if (p) return a; int s = x; if (p) return a; }
        v = 3;
      }
      case 1 -> x = 0;
      default -> {
        if (p) { a = 1; } else {
          switch (1) { case 0, 3 -> { x = x; if (p) return x; } case 1 -> a = 3; default -> b = 1; }
          b = 0;
        }
      }
    }
    return a;
  }

  static void right() {
    int r = f(1, 4, true, false);
    assert r == 1;
    int s = f(2, 4, false, true);
    assert s == 2;
  }

  static void wrong() {
    int r = f(1, 4, true, false);
    assert r == 0; //~ assert:false
  }

  // What has matched stays what it is.
  /*@ pure @*/ static boolean matches(Object o) {
    Object before = o;
    o = "x";
    if (before instanceof String a) {
      return a == before && o != null;
    }
    return false;
  }

  static void matched(String s) {
    boolean r = matches(s);
    assert s == null || r;
    assert r; //~ assert:false
  }
}
