// What loops do to all elements, and programs that do not quite.
class Arrays {
  //@ requires a != null && acc(a[*]);
  //@ ensures acc(a[*]) && (\forall int j; 0 <= j && j < a.length; a[j] == 0);
  static void fill(int[] a) {
    //@ loop_invariant acc(a[*]) && 0 <= i && i <= a.length;
    //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] == 0);
    for (int i = 0; i < a.length; i++) {
      a[i] = 0;
    }
  }

  //@ requires a != null && acc(a[*]) && a.length > 0;
  //@ ensures acc(a[*]) && (\forall int j; 0 <= j && j < a.length; a[j] <= \result);
  //@ ensures (\exists int j; 0 <= j && j < a.length; a[j] == \result);
  static int max(int[] a) {
    int m = a[0];
    //@ loop_invariant acc(a[*]) && 1 <= i && i <= a.length;
    //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] <= m);
    //@ loop_invariant (\exists int j; 0 <= j && j < i; a[j] == m);
    for (int i = 1; i < a.length; i++) {
      if (a[i] > m) m = a[i];
    }
    return m;
  }

  //@ requires a != null && acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures \result >= 0 ==> \result < a.length && a[\result] == x;
  //@ ensures \result < 0 ==> (\forall int j = 0 .. a.length; a[j] != x);
  static int find(int[] a, int x) {
    //@ loop_invariant acc(a[*]) && 0 <= i && i <= a.length;
    //@ loop_invariant (\forall int j = 0 .. i; a[j] != x);
    for (int i = 0; i < a.length; i++) {
      if (a[i] == x) return i;
    }
    return -1;
  }

  //@ requires a != null && acc(a[*]);
  //@ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
  //@ ensures acc(a[*]);
  //@ ensures \result >= 0 ==> \result < a.length && a[\result] == x;
  //@ ensures \result < 0 ==> (\forall int j = 0 .. a.length; a[j] != x);
  static int binary(int[] a, int x) {
    int lo = 0, hi = a.length;
    //@ loop_invariant acc(a[*]) && 0 <= lo && lo <= hi && hi <= a.length;
    //@ loop_invariant (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    //@ loop_invariant (\forall int j = 0 .. lo; a[j] < x);
    //@ loop_invariant (\forall int j = hi .. a.length; a[j] > x);
    while (lo < hi) {
      int mid = lo + (hi - lo) / 2;
      if (a[mid] < x) lo = mid + 1;
      else if (a[mid] > x) hi = mid;
      else return mid;
    }
    return -1;
  }

  //@ requires a != null && b != null && acc(a[*]) && acc(b[*]) && a.length == b.length;
  //@ ensures acc(a[*]) && acc(b[*]) && (\forall int j = 0 .. a.length; b[j] == a[j] && a[j] == \old(a[j]));
  static void copy(int[] a, int[] b) {
    //@ loop_invariant acc(a[*]) && acc(b[*]) && 0 <= i && i <= a.length;
    //@ loop_invariant (\forall int j = 0 .. i; b[j] == a[j]);
    //@ loop_invariant (\forall int j = 0 .. a.length; a[j] == \old(a[j]));
    for (int i = 0; i < a.length; i++) b[i] = a[i];
  }

  //@ requires a != null && acc(a[*]) && 0 <= k && k < a.length;
  //@ requires (\forall int j = 0 .. a.length; a[j] > 0);
  //@ ensures acc(a[*]) && \result > 0;
  static int use(int[] a, int k) { return a[k]; }

  //@ requires a != null && acc(a[*]) && 0 <= n && n < a.length;
  //@ requires (\forall int j = 0 .. n; a[j] > 0);
  //@ ensures acc(a[*]) && (\forall int j = 0 .. n; a[j] > 0);
  static void outside(int[] a, int n) { a[n] = -1; }
}
