// What exceptions, their handlers and their clauses need.
class Throwable {
}

class Exceptions {
  int x;

  void thrown(Exceptions e, int n) {
    throw e; //~ W0004
  }

  void notThrown(int n) {
    throw n; //~ W0004
  }

  void tries(int n) {
    try { //~ W0002
      n = 1;
    }
    try {
      n = 1;
    } catch (Exceptions e) { //~ W0004
    }
    try {
      n = 1;
    } catch (Unknown e) { //~ W0003
    }
    try {
      n = 1;
    } catch (Throwable n) { //~ W0008
    }
    try {
      n = 1;
    } catch (Throwable & Error e) { //~ W0002
    }
    e = null; //~ W0003
    try (x) { //~ W0004
      n = 1;
    } catch (Throwable e) {
    } finally {
    }
    try {
      int k = 1;
    } finally {
      k = 2; //~ W0003
    }
  }

  //@ signals (Exceptions e) true; //~ W0004
  //@ signals (Throwable e) e.x; //~ W0003
  //@ signals (Throwable e) \result == 1; //~ W0010
  //@ signals (Throwable x) x == 1; //~ W0004
  //@ signals (Throwable n) true; //~ W0008
  //@ ensures e == null; //~ W0003
  int clauses(int n) {
    return 1;
  }

  //@ signals (Throwable e) true; //~ W0010
  /*@ pure @*/ int pureMethod() {
    return 1;
  }

  void ghost() {
    //@ throw null; //~ W0011
    //@ try { } finally { } //~ W0011
    try {
      x = 1;
    } finally {
    }
    try {
      x = 1;
    } catch (Throwable e) {
    } //@ finally { x = 1; } //~ W0011
    try {
      x = 1;
    } //@ catch (Throwable e) { } //~ W0011
    finally {
    }
  }

  int assigned(int n, Throwable given) throws Throwable {
    int a, b, c, d;
    try {
      a = 1;
      if (n == 1) throw given;
      b = 2;
    } catch (Throwable e) {
      n = a; //~ W0012
      b = 3;
    } finally {
      d = 1;
      n = c; //~ W0012
    }
    c = 3;
    n = b + d;
    try {
      int k;
      k = 1;
    } finally {
      n = c;
    }
    return n;
  }

  int throughFinally(int n) {
    int a, b;
    while (true) {
      try {
        b = 1;
        if (n == 1) break;
        n = 2;
      } finally {
        a = 1;
      }
    }
    n = a + b;
    int c;
    while (true) {
      try {
        if (n == 1) break;
        c = 1;
        break;
      } finally {
        a = 1;
      }
    }
    return c; //~ W0012
  }

  int missing(int n, Throwable given) {
    try {
      if (n == 1) return 1;
      throw given;
    } catch (Throwable e) {
      n = 3;
    }
  } //~ W0013

  int notMissing(int n, Throwable given) {
    try {
      if (n == 1) return 1;
      throw given;
    } catch (Throwable e) {
      throw e;
    } finally {
      n = 3;
    }
  }

  int notMissingEither(int n, Throwable given) {
    while (true) {
      try {
        if (n == 1) break;
        n = 2;
      } finally {
        return 4;
      }
    }
  }

  int missingBreak(int n, Throwable given) {
    while (true) {
      try {
        if (n == 1) break;
        n = 2;
      } finally {
        n = 4;
      }
    }
  } //~ W0013
}
