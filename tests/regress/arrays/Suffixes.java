// Recursion over a part of an array says the same of the part wherever it was cut from.
class Suffixes {
  /*@ static pure int sum(int[] a, int i, int n)
    @   requires 0 <= i && i <= n && acc(a[i..n]);
    @   decreases n - i;
    @   = i == n ? 0 : a[i] + sum(a, i + 1, n);
    @*/

  /*@ static pure boolean within(int[] a, int i, int to)
    @   requires 0 <= i && i <= to && acc(a[0..to]);
    @   decreases to - i;
    @   = i == to || a[to - 1] >= 0 && within(a, i, to - 1);
    @*/

  //@ requires acc(z[*]) && z.length > 2;
  static void okWhole(int[] z) {
    //@ assert sum(z, 0, z.length) == z[0] + sum(z, 1, z.length);
    //@ assert sum(z, 1, z.length) == z[1] + sum(z, 2, z.length);
  }

  //@ requires acc(z[*]) && z.length > 2;
  static void wrongWhole(int[] z) {
    //@ assert sum(z, 1, z.length) == z[1] + sum(z, 0, z.length); //~ assert:false
  }

  //@ requires acc(z[0..n]) && 0 < i && i < n;
  static void okPart(int[] z, int i, int n) {
    //@ assert sum(z, i, n) == z[i] + sum(z, i + 1, n);
  }

  //@ requires acc(z[0..n]) && 0 < i && i < n;
  static void wrongPart(int[] z, int i, int n) {
    //@ assert sum(z, i, n) == z[i] + sum(z, i, n - 1); //~ assert:false
  }

  //@ requires acc(z[*]) && 0 <= n && n <= z.length;
  //@ ensures acc(z[*]) && \result == sum(z, 0, n);
  static long okLoop(int[] z, int n) {
    int i = 0;
    long s = 0;
    while (i < n)
      //@ invariant acc(z[*]) && 0 <= i && i <= n && n <= z.length && s + sum(z, i, n) == sum(z, 0, n);
    {
      if (s > 1000000000000L || s < -1000000000000L) return okLoop(z, n);
      s += z[i];
      i++;
    }
    return s;
  }

  //@ requires acc(z[0..n]) && 0 <= n && z != null && n <= z.length;
  //@ ensures acc(z[0..n]);
  static long okRangeLoop(int[] z, int n) {
    int i = 0;
    long s = 0;
    while (i < n)
      //@ invariant acc(z[0..n]) && 0 <= i && i <= n && n <= z.length && s + sum(z, i, n) == sum(z, 0, n);
    {
      if (s > 1000000000000L || s < -1000000000000L) return okRangeLoop(z, n);
      s += z[i];
      i++;
    }
    //@ assert s == sum(z, 0, n);
    return s;
  }

  //@ requires acc(z[*]) && 2 < n && n <= z.length && within(z, 0, n);
  static void okWithin(int[] z, int n) {
    //@ assert within(z, 0, n - 1);
    //@ assert within(z, 0, n - 2) && z[n - 2] >= 0;
  }

  //@ requires acc(z[0..n]) && 2 < n && within(z, 0, n - 1);
  static void wrongWithin(int[] z, int n) {
    //@ assert within(z, 0, n); //~ assert:false
  }
}
