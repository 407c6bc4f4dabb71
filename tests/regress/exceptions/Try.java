//: --overflow=unbounded
// `try`: which `catch` takes what, and what holds there.
class Try {
  int x;

  int okOrder(int n)
    //@ ensures n == 1 ==> \result == 10;
    //@ ensures n == 2 ==> \result == 20;
    //@ ensures n > 2 ==> \result == 0;
  {
    try {
      if (n == 1) throw new IllegalArgumentException();
      if (n == 2) throw new IllegalStateException();
      return 0;
    } catch (IllegalArgumentException e) {
      return 10;
    } catch (RuntimeException e) {
      return 20;
    }
  }

  int wrongOrder(int n)
    //@ ensures n == 1 ==> \result == 20; //~ postcondition:false
  {
    try {
      if (n == 1) throw new IllegalArgumentException();
      return 0;
    } catch (IllegalArgumentException e) {
      return 10;
    } catch (RuntimeException e) {
      return 20;
    }
  }

  int okSeveralTypes(int n)
    //@ ensures \result == (n == 1 || n == 2 ? 5 : 0);
  {
    try {
      if (n == 1) throw new IllegalArgumentException();
      if (n == 2) throw new IllegalStateException();
    } catch (IllegalArgumentException | IllegalStateException e) {
      return 5;
    }
    return 0;
  }

  void wrongSeveralTypes(int n) {
    try {
      if (n == 1) throw new IllegalArgumentException();
      if (n == 2) throw new ArithmeticException(); //~ exception:uncaught
    } catch (IllegalArgumentException | IllegalStateException e) {
    }
  }

  void okIdentity(RuntimeException given)
    //@ requires given != null;
  {
    try {
      throw given;
    } catch (RuntimeException e) {
      assert e == given;
    }
  }

  // What was done before is done.
  int okState(int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && \result == 1 && (x == 1 || x == 2);
  {
    int k = 0;
    try {
      x = 1;
      k = 1;
      if (n > 0) throw new RuntimeException();
      x = 2;
    } catch (RuntimeException e) {
      assert x == 1 && k == 1 && n > 0;
    }
    return k;
  }

  void wrongState(int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && x == 2; //~ postcondition:false
  {
    try {
      x = 1;
      if (n > 0) throw new RuntimeException();
      x = 2;
    } catch (RuntimeException e) {
    }
  }

  // A handler is no `try` of its own.
  void wrongInHandler(int n) {
    try {
      if (n == 1) throw new RuntimeException();
    } catch (RuntimeException e) {
      throw new RuntimeException(); //~ exception:uncaught
    }
  }

  void wrongSibling(int n) {
    try {
      if (n == 1) throw new IllegalArgumentException();
    } catch (IllegalArgumentException e) {
      throw new IllegalStateException(); //~ exception:uncaught
    } catch (IllegalStateException e) {
    }
  }

  void okRethrow(int n)
    //@ signals (IllegalArgumentException e) n == 1;
  {
    try {
      if (n == 1) throw new IllegalArgumentException();
    } catch (RuntimeException e) {
      throw e;
    }
  }

  void wrongRethrow(int n)
    //@ signals (IllegalArgumentException e) n == 2; //~ postcondition:false
  {
    try {
      if (n == 1) throw new IllegalArgumentException();
    } catch (RuntimeException e) {
      throw e;
    }
  }

  int okNested(int n)
    //@ ensures n == 1 ==> \result == 11;
    //@ ensures n == 2 ==> \result == 20;
    //@ ensures n != 1 && n != 2 ==> \result == 1;
  {
    int r = 0;
    try {
      try {
        if (n == 1) throw new IllegalArgumentException();
        if (n == 2) throw new IllegalStateException();
      } catch (IllegalArgumentException e) {
        r = 10;
      }
      r++;
    } catch (IllegalStateException e) {
      r = 20;
    }
    return r;
  }

  int wrongNested(int n)
    //@ ensures n == 2 ==> \result == 1; //~ postcondition:false
  {
    int r = 0;
    try {
      try {
        if (n == 2) throw new IllegalStateException();
      } catch (IllegalArgumentException e) {
        r = 10;
      }
      r++;
    } catch (IllegalStateException e) {
      r = 20;
    }
    return r;
  }

  int okThrownInInner(int n)
    //@ ensures \result == (n == 1 ? 7 : 0);
  {
    try {
      try {
        if (n == 1) throw new IllegalArgumentException();
      } catch (IllegalArgumentException e) {
        throw new IllegalStateException();
      }
    } catch (IllegalStateException e) {
      return 7;
    }
    return 0;
  }

  // What follows the `try` is not within it.
  void wrongBehind(int n) {
    try {
      n++;
    } catch (RuntimeException e) {
    }
    if (n == 1) throw new RuntimeException(); //~ exception:uncaught
  }

  // The failures of the machine are failures, and are not caught.
  void wrongMachine(int n, Try t, int[] a) {
    try {
      n = 1 / n; //~ arithmetic:division-by-zero
    } catch (ArithmeticException e) {
    }
    try {
      t.wrongBehind(n); //~ call:null
    } catch (RuntimeException e) {
    }
    try {
      n = a.length; //~ array:null
    } catch (RuntimeException e) {
    }
  }

  void okFlow(int n)
    //@ ensures n == 3;
    //@ signals (RuntimeException e) n != 3;
  {
    int k;
    try {
      if (n != 3) throw new IllegalArgumentException();
      k = 1;
    } catch (IllegalArgumentException e) {
      throw new IllegalStateException();
    }
    assert k == 1;
  }

  // Merged branches within, and behind a `try`.
  int okMerged(boolean a, boolean b, boolean c)
    //@ ensures 0 <= \result && \result <= 3;
  {
    int r = 0;
    try {
      if (a) {
        r++;
        if (b) throw new RuntimeException();
      } else {
        r = 2;
      }
      if (c) r = 1;
    } catch (RuntimeException e) {
      if (c) r++;
      if (a) r++;
    }
    return r;
  }

  int wrongMerged(boolean a, boolean b, boolean c)
    //@ ensures 0 <= \result && \result <= 2; //~ postcondition:false
  {
    int r = 0;
    try {
      if (a) {
        r++;
        if (b) throw new RuntimeException();
      } else {
        r = 2;
      }
      if (c) r = 1;
    } catch (RuntimeException e) {
      if (c) r++;
      if (a) r++;
    }
    return r;
  }

  static void main(String[] args) {
    try {
      throw new RuntimeException();
    } catch (RuntimeException e) {
    }
    throw new RuntimeException(); //~ exception:uncaught
  }
}
