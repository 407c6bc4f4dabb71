// The classic form: fall-through, `default` anywhere, `break`.
class Classic {
  int x;

  int okBreaks(int n)
    //@ ensures n == 1 ==> \result == 10;
    //@ ensures n == 2 ==> \result == 20;
    //@ ensures n != 1 && n != 2 ==> \result == 0;
  {
    int r = 0;
    switch (n) {
      case 1:
        r = 10;
        break;
      case 2:
        r = 20;
        break;
    }
    return r;
  }

  int wrongFallThrough(int n)
    //@ ensures n == 1 ==> \result == 10; //~ postcondition:false [changed]
  {
    int r = 0;
    switch (n) {
      case 1:
        r = 10;
      case 2:
        r = 20;
        break;
    }
    return r;
  }

  int okFallThrough(int n)
    //@ requires 1 <= n && n <= 3;
    //@ ensures \result == 4 - n;
  {
    int r = 0;
    switch (n) {
      case 1:
        r++;
      case 2:
        r++;
      case 3:
        r++;
      default:
    }
    return r;
  }

  int okDefaultFirst(int n)
    //@ ensures n == 1 ==> \result == 1;
    //@ ensures n != 1 && n != 2 ==> \result == 5;
    //@ ensures n == 2 ==> \result == 3;
  {
    int r = 0;
    switch (n) {
      default:
        r = 4;
      case 1:
        r++;
        break;
      case 2:
        r = 3;
    }
    return r;
  }

  int wrongDefaultFirst(int n)
    //@ ensures n == 2 ==> \result == 5; //~ postcondition:false [changed]
  {
    int r = 0;
    switch (n) {
      default:
        r = 4;
      case 1:
        r++;
        break;
      case 2:
        r = 3;
    }
    return r;
  }

  int okGroups(int n)
    //@ ensures (n == 1 || n == 2 || n == 3 || n == -7) == (\result == 1);
    //@ ensures \result == 0 || \result == 1;
  {
    switch (n) {
      case 1:
      case 2, 3:
      case -7:
        return 1;
      default:
        return 0;
    }
  }

  int okDefaultInGroup(int n)
    //@ ensures \result == (n == 5 ? 0 : 1);
  {
    switch (n) {
      case 1:
      default:
      case 2:
        return 1;
      case 5:
        return 0;
    }
  }

  int wrongDefaultInGroup(int n)
    //@ ensures n == 1 ==> \result == 0; //~ postcondition:false [unknown-value]
  {
    switch (n) {
      case 1:
      default:
      case 2:
        return 1;
      case 5:
        return 0;
    }
  }

  // The selector is evaluated once.
  int okOnce()
    //@ requires acc(x) && x == 1;
    //@ ensures acc(x) && x == 2 && \result == 7;
  {
    switch (x++) {
      case 2:
        return 8;
      case 1:
        return 7;
    }
    return 9;
  }

  int wrongNone(int n)
    //@ ensures \result == 1; //~ postcondition:false [unknown-value]
  {
    switch (n) {
      case 1:
        return 1;
    }
    return 0;
  }

  void okEmpty(int n) {
    switch (n) {
    }
    switch (n) {
      default:
    }
    switch (n) {
      case 1:
    }
  }

  int okScope(int n)
    //@ ensures n == 2 ==> \result == 3;
  {
    switch (n) {
      case 1:
        int k = 1;
        return k;
      case 2:
        k = 3;
        return k;
    }
    return 0;
  }

  static final int ONE = 1;
  final int two = ONE + 1;

  int okNamed(int n)
    //@ ensures n == 1 ==> \result == 10;
    //@ ensures n == 6 ==> \result == 20;
  {
    switch (n) {
      case ONE:
        return 10;
      case two * 3:
        return 20;
      default:
        return 0;
    }
  }

  void okConstants(int n) {
    switch (n) {
      case 0x10:
        assert n == 16;
        break;
      case -1:
        assert n < 0;
        break;
      case 17:
        assert n == 16; //~ assert:false [unknown-value]
    }
  }

  void okAnnotations(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    //@ ghost int seen = 0;
    switch (n) {
      case 1:
        //@ set seen = n;
        x = 1;
        break;
      default:
        //@ assert n != 1;
        x = 2;
    }
    //@ assert (seen == 1) == (x == 1);
  }
}
