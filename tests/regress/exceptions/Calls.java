//: --overflow=unbounded
// A call goes on in two ways.
class Calls {
  int x, y;

  //@ requires acc(x);
  //@ ensures acc(x) && x == n && n >= 0;
  //@ signals (IllegalArgumentException e) acc(x) && x == \old(x) && n < 0;
  void set(int n) {
    if (n < 0) throw new IllegalArgumentException();
    x = n;
  }

  void okPasses(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && x == n;
    //@ signals (IllegalArgumentException e) acc(x) && n < 0;
  {
    set(n);
  }

  void wrongUncaught(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    set(n); //~ exception:uncaught
  }

  void okCannotThrow(int n)
    //@ requires acc(x) && n > 3;
    //@ ensures acc(x) && x == n;
  {
    set(n);
  }

  void okCaught(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && x == (n < 0 ? 0 : n);
  {
    try {
      set(n);
    } catch (IllegalArgumentException e) {
      x = 0;
    }
  }

  // A catch that swallows the exception is not the normal end.
  void wrongSwallowed(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && x == n; //~ postcondition:false
  {
    try {
      set(n);
    } catch (IllegalArgumentException e) {
    }
  }

  void wrongAfterwards(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
    //@ signals (IllegalArgumentException e) acc(x) && n > 0; //~ postcondition:false
  {
    set(n);
  }

  // --- permissions

  //@ predicate valid() = acc(x) ** acc(y) ** x == y;

  //@ requires acc(x);
  //@ ensures acc(x);
  //@ signals (IllegalStateException e) true;
  native void lose();

  void wrongLost()
    //@ requires acc(x);
    //@ ensures acc(x); //~ postcondition:permission
  {
    try {
      lose();
    } catch (IllegalStateException e) {
    }
  }

  void wrongUsed()
    //@ requires acc(x);
  {
    try {
      lose();
      x = 1;
    } catch (IllegalStateException e) {
      x = 1; //~ write:permission
    }
  }

  void okKept()
    //@ requires acc(x) && acc(y);
    //@ ensures acc(y) && y == \old(y);
  {
    try {
      lose();
    } catch (IllegalStateException e) {
    }
  }

  // An exception skips what follows: the `close` too.
  void wrongSkipsClose(int n)
    //@ requires valid();
    //@ ensures valid();
    //@ signals (IllegalArgumentException e) valid(); //~ postcondition:predicate
  {
    //@ open valid();
    y = n;
    set(n);
    //@ close valid();
  }

  void okRepairs(int n)
    //@ requires valid();
    //@ ensures valid();
    //@ signals (IllegalArgumentException e) valid();
  {
    //@ open valid();
    int before = y;
    y = n;
    try {
      set(n);
    } catch (IllegalArgumentException e) {
      y = before;
      throw e;
    }
    //@ close valid();
  }

  // --- within expressions

  //@ requires acc(y);
  //@ ensures acc(y) && y == \old(y) + 1 && \result == y;
  //@ signals (IllegalStateException e) acc(y) && y == \old(y) + 10;
  int next() {
    if (y == 5) {
      y += 10;
      throw new IllegalStateException();
    }
    return ++y;
  }

  int add(int a, int b)
    //@ ensures \result == a + b;
  {
    return a + b;
  }

  int okArguments()
    //@ requires acc(y);
    //@ ensures acc(y) && y == \old(y) + 2 && \result == y + y - 1;
    //@ signals (IllegalStateException e) acc(y) && (y == \old(y) + 10 || y == \old(y) + 11);
  {
    return add(next(), next());
  }

  int wrongArguments()
    //@ requires acc(y);
    //@ ensures acc(y);
    //@ signals (IllegalStateException e) acc(y) && y == \old(y) + 10; //~ postcondition:false
  {
    return add(next(), next());
  }

  int okCaughtArguments()
    //@ requires acc(y) && acc(x) && x == 0;
    //@ ensures acc(y) && acc(x);
    //@ ensures \result == -1 ==> x == 0;
    //@ ensures x == 0 || x == 2 * y - 1;
  {
    try {
      x = add(next(), next());
      return 1;
    } catch (IllegalStateException e) {
      return -1;
    }
  }

  // The assignment does not happen.
  void wrongAssigned()
    //@ requires acc(y);
    //@ ensures acc(y);
  {
    int k = 0;
    try {
      k = next();
    } catch (IllegalStateException e) {
      assert k != 0; //~ assert:false
    }
    assert k != 0; //~ assert:false
  }

  void okOrder(int n)
    //@ requires acc(x) && acc(y);
    //@ ensures acc(x) && acc(y);
  {
    int k = 0;
    try {
      y = 5 + 0 * (k = 3) + next() + (k = 4);
    } catch (IllegalStateException e) {
      assert k == 3;
    }
  }

  boolean okShortCircuit(boolean b)
    //@ requires acc(y);
    //@ ensures acc(y) && (!b ==> y == \old(y));
    //@ signals (IllegalStateException e) b && acc(y);
  {
    return b && next() > 0;
  }

  boolean wrongShortCircuit(boolean b)
    //@ requires acc(y);
    //@ ensures acc(y);
    //@ signals (IllegalStateException e) acc(y) && !b; //~ postcondition:false
  {
    return b && next() > 0;
  }

  void okConditions(int n)
    //@ requires acc(y);
    //@ ensures acc(y);
    //@ signals (IllegalStateException e) acc(y) && y == \old(y) + 10;
  {
    if (next() > 3) n = 1;
  }

  void okSelector()
    //@ requires acc(y);
    //@ ensures acc(y);
    //@ signals (IllegalStateException e) acc(y);
  {
    switch (next()) {
      case 1:
        assert y == 1;
    }
  }

  // --- which exception it is

  //@ ensures n > 0;
  //@ signals (IllegalArgumentException e) n == 0;
  //@ signals (IllegalStateException e) n < 0;
  native void two(int n);

  void okWhich(int n) {
    try {
      two(n);
    } catch (IllegalArgumentException e) {
      assert n == 0;
      return;
    } catch (IllegalStateException e) {
      assert n < 0;
      return;
    }
    assert n > 0;
  }

  void wrongWhich(int n) {
    try {
      two(n);
    } catch (IllegalArgumentException e) {
      assert n < 0; //~ assert:false
      return;
    } catch (RuntimeException e) {
      assert n < 0;
      return;
    }
  }

  void wrongOneOfTwo(int n) {
    try {
      two(n); //~ exception:uncaught
    } catch (IllegalArgumentException e) {
    }
  }

  //@ signals (RuntimeException e) n == 0;
  native void below(int n);

  // It may be of any class below the one that the clause names.
  void wrongBelow(int n) {
    try {
      below(n);
    } catch (IllegalArgumentException e) {
      assert false; //~ assert:false
    } catch (RuntimeException e) {
      assert false; //~ assert:false
    }
  }

  //@ signals (RuntimeException e) n > 0;
  //@ signals (IllegalStateException e) n < 5;
  native void both(int n);

  void okBoth(int n) {
    try {
      both(n);
    } catch (IllegalStateException e) {
      assert 0 < n && n < 5;
    } catch (RuntimeException e) {
      assert n > 0;
    }
  }

  void wrongBoth(int n) {
    try {
      both(n);
    } catch (IllegalArgumentException e) {
      assert n < 5; //~ assert:false
    } catch (RuntimeException e) {
      assert n < 5; //~ assert:false
    }
  }

  //@ requires false;
  //@ signals (RuntimeException e) true;
  native void never();

  void wrongPrecondition() {
    try {
      never(); //~ precondition:false
    } catch (RuntimeException e) {
    }
  }
}
