//: --overflow=unbounded
// An exception comes half-way through an expression: what was evaluated before has happened, the rest has not.
class HalfWay {
  int x, y;
  int[] a;

  //@ requires acc(x);
  //@ ensures acc(x) && x == \old(x) + 1 && \result == x;
  //@ signals (IllegalStateException e) false;
  native int count();

  //@ signals (IllegalStateException e) n == 1;
  //@ ensures \result == n && n != 1;
  static int fail(int n) {
    if (n == 1) throw new IllegalStateException();
    return n;
  }

  //@ requires acc(x);
  //@ ensures acc(x) && x == \old(x) + 1 && \result == 2;
  //@ signals (IllegalStateException e) acc(x) && x == \old(x) + 100;
  native int add();

  static int second(int first, int second)
    //@ ensures \result == second;
  {
    return second;
  }

  int okArguments(int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && x == 1;
  {
    try {
      return second(count(), fail(n));
    } catch (IllegalStateException e) {
      assert n == 1;
      return x;
    }
  }

  int wrongArguments(int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x);
  {
    try {
      return second(count(), fail(n));
    } catch (IllegalStateException e) {
      assert x == 0; //~ assert:false
      return x;
    }
  }

  int okLater(int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x);
  {
    try {
      return second(fail(n), count());
    } catch (IllegalStateException e) {
      assert x == 0;
      return x;
    }
  }

  int wrongLater(int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x);
  {
    try {
      return second(fail(n), count());
    } catch (IllegalStateException e) {
      assert x == 1; //~ assert:false
      return x;
    }
  }

  // A compound assignment has read its target before, and writes it only after.
  void okCompound(int n)
    //@ requires acc(x) && acc(y) && y == 5 && x == 0;
    //@ ensures acc(x) && acc(y);
  {
    try {
      y += add();
      assert y == 7 && x == 1;
    } catch (IllegalStateException e) {
      assert y == 5 && x == 100;
    }
  }

  void wrongCompound(int n)
    //@ requires acc(x) && acc(y) && y == 5 && x == 0;
    //@ ensures acc(x) && acc(y);
  {
    try {
      y += add();
    } catch (IllegalStateException e) {
      assert y == 7; //~ assert:false
    }
  }

  // The left operand is what it was before the call.
  void okSelf()
    //@ requires acc(x) && x == 10;
    //@ ensures acc(x) && (x == 12 || x == 110);
  {
    try {
      x += add();
    } catch (IllegalStateException e) {
    }
  }

  void wrongSelf()
    //@ requires acc(x) && x == 10;
    //@ ensures acc(x) && (x == 13 || x == 110); //~ postcondition:false
  {
    try {
      x += add();
    } catch (IllegalStateException e) {
    }
  }

  // The index is evaluated before, with its effects.
  void okElement(int i)
    //@ requires acc(a) && acc(a[*]) && acc(x) && 0 <= i && i + 1 < a.length && a[i] == 4 && a[i + 1] == 6 && x == 0;
    //@ ensures acc(a) && acc(a[*]) && acc(x);
  {
    int k = i;
    try {
      a[k++] += add();
      assert a[i] == 6 && k == i + 1;
    } catch (IllegalStateException e) {
      assert a[i] == 4 && k == i + 1 && a[k] == 6;
    }
  }

  void wrongElement(int i)
    //@ requires acc(a) && acc(a[*]) && acc(x) && 0 <= i && i + 1 < a.length && a[i] == 4 && x == 0;
    //@ ensures acc(a) && acc(a[*]) && acc(x);
  {
    int k = i;
    try {
      a[k++] += add();
    } catch (IllegalStateException e) {
      assert k == i; //~ assert:false
      assert a[i] == 6; //~ assert:false
    }
  }

  // A chain of assignments: none is made.
  void okChain()
    //@ requires acc(x) && acc(y) && y == 1;
    //@ ensures acc(x) && acc(y);
  {
    int k = 7;
    try {
      k = y = add();
      assert k == 2 && y == 2;
    } catch (IllegalStateException e) {
      assert k == 7 && y == 1;
    }
  }

  void wrongChain()
    //@ requires acc(x) && acc(y) && y == 1;
    //@ ensures acc(x) && acc(y);
  {
    int k = 7;
    try {
      k = y = add();
    } catch (IllegalStateException e) {
    }
    assert k == 2; //~ assert:false
    assert y == 2; //~ assert:false
  }

  // The receiver was evaluated before, and null is met after the arguments.
  void okReceiver(HalfWay h, int n)
    //@ requires n == 1;
  {
    try {
      h.okLater(fail(n));
    } catch (IllegalStateException e) {
    }
  }

  void wrongReceiver(HalfWay h, int n) {
    try {
      h.take(fail(n)); //~ call:null
    } catch (IllegalStateException e) {
    }
  }

  void take(int n) {
  }

  // New arrays and their initial values.
  int okArray(int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && (\result == 2 || \result == 100);
  {
    try {
      int[] b = {1, add(), 3};
      return b[1];
    } catch (IllegalStateException e) {
      return x;
    }
  }

  int wrongArray(int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && \result == 2; //~ postcondition:false
  {
    int[] b = {1, 2, 3};
    try {
      b = new int[add()];
    } catch (IllegalStateException e) {
    }
    return b.length;
  }

  // --- only what is chosen is evaluated

  int okChoice(boolean b, int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && (b ==> x == 1) && (!b ==> n != 1 && x == 0);
    //@ signals (IllegalStateException e) !b && n == 1 && acc(x) && x == 0;
  {
    return b ? count() : fail(n);
  }

  int wrongChoice(boolean b, int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x);
    //@ signals (IllegalStateException e) b && n == 1; //~ postcondition:false
  {
    return b ? count() : fail(n);
  }

  int okSwitch(int k, int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x);
    //@ signals (IllegalStateException e) k == 2 && n == 1 && acc(x) && x == 0;
  {
    return switch (k) {
      case 1 -> count();
      case 2 -> fail(n);
      default -> 5;
    };
  }

  int wrongSwitch(int k, int n)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x);
    //@ signals (IllegalStateException e) k == 1; //~ postcondition:false
  {
    return switch (k) {
      case 1 -> count();
      case 2 -> fail(n);
      default -> 5;
    };
  }

  void okArms(int k)
    //@ requires acc(y);
    //@ ensures acc(y) && (k == 1 || k == 2 ==> y == 3) && (k == 3 ==> y == 4);
    //@ signals (IllegalStateException e) k == 0 && acc(y) && y == \old(y);
  {
    switch (k) {
      case 0:
        throw new IllegalStateException();
      case 1:
        try {
          fail(1);
          y = 9;
          break;
        } catch (IllegalStateException e) {
        }
      case 2:
        y = 3;
        break;
      default:
        y = 4;
    }
  }

  void wrongArms(int k)
    //@ requires acc(y);
    //@ ensures acc(y) && (k == 1 ==> y == 9); //~ postcondition:false
    //@ signals (IllegalStateException e) k == 0;
  {
    switch (k) {
      case 0:
        throw new IllegalStateException();
      case 1:
        try {
          fail(k);
          y = 9;
          break;
        } catch (IllegalStateException e) {
        }
      case 2:
        y = 3;
        break;
      default:
        y = 4;
    }
  }
}
