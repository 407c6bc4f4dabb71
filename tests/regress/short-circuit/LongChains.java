// Many conditions in a row: each is evaluated where those before it leave it open, and only there.
class LongChains {
  static int guarded(int[] a, int i, int d)
    //@ requires a != null ** acc(a[*], 1/2);
    //@ ensures acc(a[*], 1/2) ** (\result == 1 ==> 0 <= i && i < a.length && d > 0 && a[i] / d == 3);
  {
    if (0 <= i && i < a.length && d != 0 && d != -1 && a[i] / d == 3
        && i != 100 && i != 101 && i != 102 && i != 103 && i != 104 && i != 105 && i != 106 && i != 107 && i != 108 && i != 109 && i != 110 && i != 111 && i != 112 && i != 113
        && d > 0) {
      return 1;
    }
    return 0;
  }

  static boolean guardedTooLate(int i, int d)
  {
    return i != 0 && i != 1 && i != 2 && i != 3 && i != 4 && i != 5 && i != 6 && i != 7 && i != 8 && i != 9 && i != 10 && i != 11 && i != 12 && i != 13 && i != 14 && i != 15
        && i / d == 3 //~ arithmetic:division-by-zero arithmetic:overflow
        && d != 0;
  }

  static int either(int i, int d)
    //@ requires i < 1000;
    //@ ensures \result == 1 ==> i < 17 || (d != 0 && i / d == 3);
  {
    if (i == 0 || i == 1 || i == 2 || i == 3 || i == 4 || i == 5 || i == 6 || i == 7 || i == 8 || i == 9 || i == 10 || i == 11 || i == 12 || i == 13 || i == 14 || i == 15 || i == 16 || d == 0 || d == -1 || i / d == 3) {
      return d == 0 || d == -1 ? 0 : 1;
    }
    return 0;
  }

  static int eitherButOne(int i)
    //@ ensures \result == 1 ==> 0 <= i && i < 17; //~ postcondition:false
  {
    if (i == 0 || i == 1 || i == 2 || i == 3 || i == 4 || i == 5 || i == 6 || i == 7 || i == 8 || i == 9 || i == 10 || i == 11 || i == 12 || i == 13 || i == 14 || i == 15 || i == 16 || i == 99) return 1;
    return 0;
  }

  static boolean countsOnly(int n)
    //@ requires 0 <= n && n < 1000;
  {
    int i = n;
    boolean all = i++ > 0 && i++ > 1 && i++ > 2 && i++ > 3 && i++ > 4 && i++ > 5 && i++ > 6 && i++ > 7 && i++ > 8 && i++ > 9 && i++ > 10 && i++ > 11 && i++ > 12 && i++ > 13 && i++ > 14 && i++ > 15 && i++ > 16 && i++ > 17;
    assert !all || i == n + 18;
    assert i == n + 18; //~ assert:false
    return all;
  }
}
