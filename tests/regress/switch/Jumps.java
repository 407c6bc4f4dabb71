//: --overflow=unbounded
// `break` leaves the switch, `continue` goes on with the loop around it.
class Jumps {
  int x;

  int okLoop(int n)
    //@ requires n >= 0;
    //@ ensures \result <= 5;
  {
    int i = 0;
    //@ invariant 0 <= i && i <= 5;
    while (true) {
      switch (i) {
        case 5:
          return i;
        case 2:
          i = 4;
          continue;
        case 3:
          break;
        default:
          i++;
          continue;
      }
      assert i == 3;
      i = 5;
    }
  }

  int wrongContinue(int n)
    //@ requires n >= 0;
  {
    int i = 0;
    //@ invariant 0 <= i; //~ invariant-body:false
    while (i < n) {
      switch (i) {
        case 2:
          i = -1;
          continue;
        default:
          i++;
      }
    }
    return i;
  }

  // The loop is not left.
  void wrongBreak(int n) {
    int i = 0;
    //@ invariant i <= 3; //~ invariant-body:false
    while (i < n) {
      switch (i) {
        case 3:
          break;
        default:
          break;
      }
      i++;
    }
  }

  int okLabel(int n)
    //@ ensures \result == 1;
  {
    int r = 0;
    out:
    //@ invariant r == 0;
    while (true) {
      switch (n) {
        case 1:
          r = 1;
          break out;
        default:
          n = 1;
      }
    }
    return r;
  }

  // What the loop framed is there again.
  int okFrame(int n)
    //@ requires acc(x) && x == 5;
    //@ ensures acc(x) && x == 5;
  {
    int i = 0;
    while (true) {
      switch (i) {
        case 1:
          return i;
        default:
          i++;
      }
    }
  }

  void wrongFrame(int n)
    //@ requires acc(x) && x == 5;
    //@ ensures acc(x);
  {
    int i = 0;
    while (i < n) {
      switch (i) {
        case 1:
          x = 6; //~ write:permission
          break;
        default:
          i++;
      }
    }
  }

  void okLabelled(int n) {
    int r = 0;
    one:
    switch (n) {
      case 1:
        switch (r) {
          case 0:
            break one;
        }
        assert false;
      default:
        r = 1;
    }
    assert n == 1 || r == 1;
  }

  void wrongLabelled(int n) {
    int r = 0;
    one:
    switch (n) {
      case 1:
        switch (r) {
          case 0:
            break;
        }
        assert false; //~ assert:false
      default:
        r = 1;
    }
  }

  // The variables that are assigned in the cases, and by the selector, are forgotten.
  void wrongHavoc(int n) {
    int i = 0, j = 0, k = 0;
    while (n > 0) {
      switch (k++) {
        case 1:
          i = 1;
          break;
        default:
          j = 1;
      }
      n--;
    }
    assert i == 0; //~ assert:false
    assert j == 0; //~ assert:false
    assert k == 0; //~ assert:false
  }
}
