// In a pure method, and in ghost code, a pattern's variable stands for what is tested: that must stay what it is.
class StandingPatterns {
  /*@ pure @*/ static boolean reassigned(Object o) {
    if (o instanceof String a) {
      Object p = o;
      o = "x"; //~ W0009
      return a == p;
    }
    return false;
  }

  /*@ pure @*/ static boolean behind(Object o, Object p) {
    if (!(o instanceof String a)) {
      return true;
    }
    o = p; //~ W0009
    return a == p;
  }

  static void ghosts(Object o) {
    //@ ghost Object r = o;
    //@ ghost if (r instanceof String s) { r = null; assert s == null; } //~ W0009
  }

  static void real(Object o) {
    if (o instanceof String a) {
      Object p = o;
      o = "x";
      assert a == p;
    }
  }
}
