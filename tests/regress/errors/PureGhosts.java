// Ghost parameters of pure methods exist in annotations only; ghost results they have none.
class PureGhosts {
  /*@ pure @*/ static int reads(int x /*@ ghost int p @*/) { return x + p; } //~ W0007

  //@ yields int r; //~ W0009
  /*@ pure @*/ static int yielding(int x) { return x; }

  /*@ pure @*/ static int one(int x /*@ ghost int p @*/) { return x; }

  /*@ pure @*/ static int lacks(int x) { return one(x); } //~ W0004

  //@ requires one(x) given {p = 1, p = 2} > 0; //~ W0008
  static void twice(int x) { }

  static void many(int x) { int y = one(x /*@ 1, 2 @*/); } //~ W0004

  static class Below {
    /*@ pure @*/ int get(/*@ ghost int p @*/) { return 1; }
  }
  static class Lower extends Below {
    /*@ pure @*/ int get() { return 1; } //~ W0004
  }
}
