// The arrow form does not fall through.
class Arrows {
  int x;

  int ok(int n)
    //@ ensures n == 1 || n == 2 ==> \result == 10;
    //@ ensures n == 3 ==> \result == 30;
    //@ ensures n < 1 || n > 3 ==> \result == 0;
  {
    int r;
    switch (n) {
      case 1, 2 -> r = 10;
      case 3 -> {
        int k = 3;
        r = 10 * k;
      }
      default -> r = 0;
    }
    return r;
  }

  int wrong(int n)
    //@ ensures n == 2 ==> \result == 30; //~ postcondition:false
  {
    int r = 0;
    switch (n) {
      case 1, 2 -> r = 10;
      case 3 -> {
        r = 30;
      }
    }
    return r;
  }

  void okBreak(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    switch (n) {
      case 1 -> {
        if (x == 2) break;
        x = 2;
      }
      default -> x = 2;
    }
    assert x == 2;
  }

  void wrongBreak(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    switch (n) {
      case 1 -> {
        if (x == 3) break;
        x = 2;
      }
      default -> x = 2;
    }
    assert x == 2; //~ assert:false
  }

  void wrongNotExhaustive(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    switch (n) {
      case 1 -> x = 1;
      case 2 -> x = 2;
    }
    assert x == 1 || x == 2; //~ assert:false
  }

  // --- expressions

  int okValue(int n)
    //@ ensures \result == (n == 1 ? 10 : n == 2 || n == 3 ? n : 0);
  {
    return switch (n) {
      case 1 -> 10;
      case 2, 3 -> n;
      default -> 0;
    };
  }

  int wrongValue(int n)
    //@ ensures n == 3 ==> \result == 2; //~ postcondition:false
  {
    return switch (n) {
      default -> 0;
      case 1 -> 10;
      case 2, 3 -> n;
    };
  }

  // The selector is evaluated once, and only the chosen value.
  int okEffects(int n)
    //@ requires acc(x) && x == 2;
    //@ ensures acc(x) && x == 13 && \result == 17;
  {
    int r = 5 + switch (x++) {
      case 1 -> x = 9;
      case 2 -> (x = x + 10) - 1;
      default -> 1 / 0;
    };
    return r;
  }

  int wrongEffects(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && x == \old(x); //~ postcondition:false
  {
    return switch (n) {
      case 1 -> x = 9;
      default -> 1;
    };
  }

  int wrongArm(int n) {
    return switch (n) {
      case 0 -> 10 / n; //~ arithmetic:division-by-zero
      default -> 10 / n;
    };
  }

  /*@ pure @*/ int size(int kind)
    //@ ensures \result > 0;
  {
    return switch (kind) {
      case 1 -> 4;
      case 2 -> 8;
      default -> 1;
    };
  }

  void okPure() {
    assert size(2) == 8;
    assert size(7) == 1;
  }

  void wrongPure() {
    assert size(2) == 4; //~ assert:false
  }

  int okNested(int a, int b)
    //@ requires a == 1 && b == 2;
    //@ ensures \result == 5;
  {
    return switch (a) {
      case 1 -> switch (b) {
        case 2 -> 5;
        default -> 6;
      };
      default -> b > 0 ? 1 : 2;
    };
  }
}
