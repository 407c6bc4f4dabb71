// Exceptions that leave loops: what was framed is given back.
class Loops {
  int x, y;

  //@ requires acc(x);
  //@ ensures acc(x) && x == \old(x);
  //@ signals (IllegalStateException e) acc(x) && x == \old(x) && n == 7;
  void check(int n) {
    if (n == 7) throw new IllegalStateException();
  }

  void okLeaves(int n)
    //@ requires acc(x) && acc(y) && x == 1 && y == 2;
    //@ ensures acc(x) && acc(y) && x == 1 && y == 2;
    //@ signals (IllegalStateException e) acc(x) && acc(y) && x == 1 && y == 2;
  {
    int i = 0;
    //@ invariant acc(x) && x == 1;
    while (i < n) {
      check(i);
      i++;
    }
  }

  void wrongLeaves(int n)
    //@ requires acc(x) && acc(y) && x == 1;
    //@ ensures acc(x);
    //@ signals (IllegalStateException e) acc(x) && x == 1; //~ postcondition:false [changed]
  {
    int i = 0;
    //@ invariant acc(x);
    while (i < n) {
      x = i;
      check(i);
      i++;
    }
  }

  void okCaughtOutside(int n)
    //@ requires acc(x) && acc(y) && y == 2;
    //@ ensures acc(x) && acc(y) && (y == 2 || y == 3);
  {
    int i = 0;
    try {
      //@ invariant acc(x);
      while (i < n) {
        if (i == 5) throw new IllegalArgumentException();
        check(i);
        i++;
      }
    } catch (IllegalArgumentException e) {
      y++;
    } catch (IllegalStateException e) {
      assert y == 2;
    }
  }

  // Within the loop it is not there.
  void wrongCaughtInside(int n)
    //@ requires acc(x) && acc(y);
    //@ ensures acc(x) && acc(y);
  {
    int i = 0;
    //@ invariant acc(x);
    while (i < n) {
      try {
        check(i);
      } catch (IllegalStateException e) {
        y = 1; //~ write:permission [given-away]
      }
      i++;
    }
  }

  // What the handler leaves behind must be the invariant.
  void wrongInvariant(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    int i = 0;
    //@ invariant acc(x) && 0 <= i; //~ invariant-body:false [changed]
    while (i < n) {
      try {
        check(i);
        i++;
      } catch (IllegalStateException e) {
        i = -1;
      }
    }
  }

  //@ requires acc(x);
  //@ ensures acc(x) && x == \old(x) && x >= 0 && \result == (x > 0);
  //@ signals (IllegalStateException e) acc(x) && x < 0;
  boolean more() {
    if (x < 0) throw new IllegalStateException();
    return x > 0;
  }

  // In the condition and the update, too.
  void okCondition()
    //@ requires acc(x) && acc(y) && y == 4;
    //@ ensures acc(x) && acc(y) && y == 4 && x == 0;
    //@ signals (IllegalStateException e) acc(x) && x < 0 && acc(y) && y == 4;
  {
    //@ invariant acc(x);
    while (more()) {
      x = x - 2;
    }
  }

  void wrongCondition()
    //@ requires acc(x) && acc(y) && y == 4;
    //@ ensures acc(x) && acc(y);
    //@ signals (IllegalStateException e) acc(x) && x == -1 && acc(y); //~ postcondition:false [changed]
  {
    //@ invariant acc(x);
    while (more()) {
      x = x - 2;
    }
  }

  void okUpdate()
    //@ requires acc(x) && acc(y) && y == 4;
    //@ ensures acc(x) && acc(y) && y == 4;
    //@ signals (IllegalStateException e) acc(x) && acc(y) && y == 4;
  {
    boolean b = true;
    //@ invariant acc(x);
    for (int i = 0; b; b = more()) {
      x = x / 2 - 1;
    }
  }

  void okDo()
    //@ requires acc(x) && acc(y) && y == 4;
    //@ ensures acc(x) && acc(y) && y == 4 && x == 0;
    //@ signals (IllegalStateException e) acc(x) && acc(y) && y == 4 && x < 0;
  {
    //@ invariant acc(x);
    do {
      x = x / 2 - 1;
    } while (more());
  }

  // The variables that a handler assigns, and its own, are forgotten.
  void wrongHavoc(int n) {
    int k = 0, m = 0, i = 0;
    while (i < n) {
      try {
        if (i == 3) throw new RuntimeException();
      } catch (RuntimeException e) {
        k = 1;
      } finally {
        m = 1;
      }
      i++;
    }
    assert k == 0; //~ assert:false [changed]
    assert m == 0; //~ assert:false [changed]
  }

  int okReturnFromTwo(int n)
    //@ requires acc(x) && acc(y) && y == 1 && x == 1;
    //@ ensures acc(x) && acc(y) && y == 1 && x == 1;
    //@ signals (IllegalStateException e) acc(x) && acc(y) && y == 1 && x == 1 && n > 3;
  {
    int i = 0;
    //@ invariant acc(x) && x == 1;
    while (i < n) {
      int j = 0;
      while (j < i) {
        if (j == 3 && n > 3) throw new IllegalStateException();
        if (j == 4) return j;
        j++;
      }
      i++;
    }
    return i;
  }
}
