//: --overflow=unbounded
// `finally` is run on every way out, and what it does last wins.
class Finally {
  int x, y;

  void okNormal(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && x == 2;
  {
    try {
      x = 1;
    } finally {
      x++;
    }
  }

  void okThrown(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && x == 2 && n <= 0;
    //@ signals (RuntimeException e) acc(x) && x == 2 && n > 0;
  {
    try {
      x = 1;
      if (n > 0) throw new RuntimeException();
    } finally {
      x++;
    }
  }

  void wrongThrown(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
    //@ signals (RuntimeException e) acc(x) && x == 1; //~ postcondition:false
  {
    try {
      x = 1;
      if (n > 0) throw new RuntimeException();
    } finally {
      x++;
    }
  }

  void okCaught(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && x == (n > 0 ? 11 : 2);
  {
    try {
      x = 1;
      if (n > 0) throw new RuntimeException();
    } catch (RuntimeException e) {
      x = 10;
    } finally {
      x++;
    }
  }

  void okThrownInCatch(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && x == 2;
    //@ signals (IllegalStateException e) acc(x) && x == 11;
  {
    try {
      x = 1;
      if (n > 0) throw new RuntimeException();
    } catch (RuntimeException e) {
      x = 10;
      throw new IllegalStateException();
    } finally {
      x++;
    }
  }

  // The value is computed before.
  int okReturn()
    //@ requires acc(x);
    //@ ensures acc(x) && x == 5 && \result == 1;
  {
    x = 1;
    try {
      return x;
    } finally {
      x = 5;
    }
  }

  int wrongReturn()
    //@ requires acc(x);
    //@ ensures acc(x) && \result == 5; //~ postcondition:false
  {
    x = 1;
    try {
      return x;
    } finally {
      x = 5;
    }
  }

  int okLocal(int n)
    //@ ensures \result == n;
  {
    int k = n;
    try {
      return k;
    } finally {
      k = 17;
    }
  }

  // A `return` in `finally` overrides what was on its way.
  @SuppressWarnings("finally")
  int okOverrides(int n)
    //@ ensures \result == 2;
  {
    try {
      if (n > 0) throw new RuntimeException();
      return 1;
    } finally {
      return 2;
    }
  }

  @SuppressWarnings("finally")
  int wrongOverrides(int n)
    //@ ensures \result == 1; //~ postcondition:false
  {
    try {
      return 1;
    } finally {
      return 2;
    }
  }

  @SuppressWarnings("finally")
  int wrongSwallows(int n)
    //@ ensures n > 0 ==> \result == 1; //~ postcondition:false
    //@ signals (RuntimeException e) n > 0;
  {
    try {
      if (n > 0) throw new RuntimeException();
      return 1;
    } finally {
      if (n > 0) return 2;
    }
  }

  @SuppressWarnings("finally")
  void okThrowOverrides(int n)
    //@ ensures false;
    //@ signals (IllegalStateException e) true;
  {
    try {
      if (n > 0) throw new IllegalArgumentException();
      return;
    } finally {
      throw new IllegalStateException();
    }
  }

  @SuppressWarnings("finally")
  void wrongThrowOverrides(int n)
    //@ signals (IllegalArgumentException e) true;
  {
    try {
      throw new IllegalArgumentException();
    } finally {
      throw new IllegalStateException(); //~ exception:uncaught
    }
  }

  // The exception in `finally` is not that `try`'s to catch.
  void wrongOwnCatch(int n) {
    try {
      n++;
    } catch (RuntimeException e) {
    } finally {
      if (n > 0) throw new RuntimeException(); //~ exception:uncaught
    }
  }

  // --- loops

  int okBreak(int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && x == 1 && \result == 0;
  {
    int i = 0;
    //@ invariant acc(x) && x == 0 && i == 0;
    while (true) {
      try {
        break;
      } finally {
        x++;
      }
    }
    return i;
  }

  void wrongBreak(int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && x == 0; //~ postcondition:false
  {
    //@ invariant acc(x) && x == 0;
    while (true) {
      try {
        break;
      } finally {
        x++;
      }
    }
  }

  void okContinue(int n)
    //@ requires acc(x) && x == 0 && n >= 0;
    //@ ensures acc(x) && x == n;
  {
    int i = 0;
    //@ invariant acc(x) && x == i && 0 <= i && i <= n;
    while (i < n) {
      try {
        i++;
        if (i == 3) continue;
        x = i - 1;
      } finally {
        x++;
      }
    }
  }

  void wrongContinue(int n)
    //@ requires acc(x) && x == 0 && n >= 0;
    //@ ensures acc(x);
  {
    int i = 0;
    //@ invariant acc(x) && x == i && 0 <= i && i <= n; //~ invariant-body:false
    while (i < n) {
      try {
        if (i == 3) continue;
        i++;
      } finally {
        x++;
      }
    }
  }

  // What the loop framed is out of reach of a `finally` in it, and there behind it.
  void wrongFramedWithin(int n)
    //@ requires acc(x) && acc(y);
    //@ ensures acc(x) && acc(y);
  {
    //@ invariant acc(x);
    while (n > 0) {
      try {
        if (n == 3) break;
        n--;
      } finally {
        y = 1; //~ write:permission
      }
    }
  }

  void okFramedAround(int n)
    //@ requires acc(x) && acc(y) && y == 1;
    //@ ensures acc(x) && acc(y) && y == 3;
  {
    try {
      //@ invariant acc(x);
      while (n > 0) {
        if (n == 3) return;
        n--;
      }
    } finally {
      y = y + 2;
    }
  }

  // `break` in `finally` swallows.
  @SuppressWarnings("finally")
  int okSwallowed(int n)
    //@ ensures \result == 4;
  {
    while (true) {
      try {
        if (n > 0) throw new RuntimeException();
        return 3;
      } finally {
        break;
      }
    }
    return 4;
  }

  @SuppressWarnings("finally")
  int wrongSwallowed(int n)
    //@ ensures \result == 3; //~ postcondition:false
  {
    while (true) {
      try {
        return 3;
      } finally {
        break;
      }
    }
    return 4;
  }

  int okNested(int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && x == 12 && \result == 0;
  {
    try {
      try {
        return x;
      } finally {
        x = x * 10 + 1;
      }
    } finally {
      x = x * 10 + 2;
    }
  }

  int wrongNested(int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && x == 21; //~ postcondition:false
  {
    try {
      try {
        return x;
      } finally {
        x = x * 10 + 1;
      }
    } finally {
      x = x * 10 + 2;
    }
  }

  // A `return` that is overridden is forgotten.
  @SuppressWarnings("finally")
  int okForgotten(boolean b)
    //@ ensures \result == 5;
  {
    try {
      return 5;
    } finally {
      out:
      {
        if (b) {
          try {
            return 7;
          } finally {
            break out;
          }
        }
      }
    }
  }

  @SuppressWarnings("finally")
  int wrongForgotten(boolean b)
    //@ ensures b ==> \result == 7; //~ postcondition:false
  {
    try {
      return 5;
    } finally {
      out:
      {
        if (b) {
          try {
            return 7;
          } finally {
            break out;
          }
        }
      }
    }
  }

  int okTryInFinally(int n)
    //@ ensures \result == 1;
  {
    try {
      return 1;
    } finally {
      try {
        throw new RuntimeException();
      } catch (RuntimeException e) {
        n = 0;
      } finally {
        n = 1;
      }
    }
  }

  // A `join` in `finally` is met by each way through it.
  int okJoin(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && x == 1;
    //@ signals (RuntimeException e) acc(x) && x == 1;
  {
    try {
      if (n == 1) throw new RuntimeException();
      if (n == 2) return 1;
    } finally {
      x = 1;
      //@ join acc(x) && x == 1;
    }
    return 2;
  }

  int wrongJoin(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
    //@ signals (RuntimeException e) acc(x) && x == 2; //~ postcondition:false
  {
    try {
      if (n == 2) return 1;
      if (n == 1) throw new RuntimeException();
    } finally {
      x = 1;
      //@ join acc(x) && x == 1;
    }
    return 2;
  }
}
