//: --overflow=unbounded
class Math {
  int abs(int a)
    //@ ensures \result >= 0 && (\result == a || \result == -a);
  {
    if (a < 0) {
      return -a;
    }
    return a;
  }

  int max(int a, int b)
    //@ ensures \result >= a && \result >= b;
    //@ ensures \result == a || \result == b;
  {
    if (a > b) {
      return a;
    } else {
      return b;
    }
  }

  int wrongAbs(int a)
    //@ ensures \result >= 0; //~ postcondition:false
  {
    if (a < -10) {
      return -a;
    }
    return a;
  }
}
