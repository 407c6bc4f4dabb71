// Families of predicates, of rows, over two variables, under conditions, of shares.
class KindsNode {
  int v;
  KindsNode next;
  //@ predicate valid() = acc(v) && 0 <= v;

  //@ requires valid();
  //@ ensures valid();
  void inc() {
    //@ open valid();
    if (v < 100) v = v + 1;
    //@ close valid();
  }
}

class Kinds {
  // predicates
  //@ requires a != null && acc(a[*]) && (\forall* int i = 0 .. a.length; a[i].valid());
  //@ ensures acc(a[*]) && (\forall* int i = 0 .. a.length; a[i].valid());
  static void incAll(KindsNode[] a) {
    //@ loop_invariant 0 <= i && i <= a.length && acc(a[*]) && (\forall* int j = 0 .. a.length; a[j].valid());
    for (int i = 0; i < a.length; i++) a[i].inc();
  }

  // rows
  //@ requires m != null && acc(m[*]) && (\forall* int i = 0 .. m.length; acc(m[i][*]));
  //@ requires (\forall int i = 0 .. m.length; m[i].length == n) && 0 <= n;
  //@ ensures acc(m[*]) && (\forall* int i = 0 .. m.length; acc(m[i][*]));
  static void rows(int[][] m, int n) {
    //@ loop_invariant 0 <= i && i <= m.length && acc(m[*]) && (\forall* int k = 0 .. m.length; acc(m[k][*]));
    for (int i = 0; i < m.length; i++) {
      if (m[i].length > 0) m[i][0] = 1;
    }
  }

  // two variables
  //@ requires m != null && acc(m[*]) && (\forall* int i, j; 0 <= i && i < m.length && 0 <= j && j < n; acc(m[i][j]));
  //@ requires 0 <= r && r < m.length && 0 <= c && c < n;
  //@ ensures acc(m[*]) && (\forall* int i, j; 0 <= i && i < m.length && 0 <= j && j < n; acc(m[i][j]));
  //@ ensures m[r][c] == 3;
  static void cell(int[][] m, int n, int r, int c) {
    m[r][c] = 3;
  }

  // a condition
  //@ requires a != null && (\forall* int i = 0 .. a.length; i % 2 == 0 ==> acc(a[i]));
  //@ ensures (\forall* int i = 0 .. a.length; i % 2 == 0 ==> acc(a[i]));
  static void even(int[] a) {
    if (a.length > 0) a[0] = 1;
    if (a.length > 4) a[4] = a[0];
  }

  //@ requires a != null && (\forall* int i = 0 .. a.length; i % 2 == 0 ==> acc(a[i]));
  static void odd(int[] a) {
    if (a.length > 1) a[1] = 1; //~ W0101
  }

  // all but one
  //@ requires a != null && 0 <= k && k < a.length && acc(a[*]) && (\forall* int i = 0 .. a.length; i != k ==> acc(a[i].v));
  //@ requires acc(x.v);
  //@ ensures acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  static void fill(KindsNode[] a, int k, KindsNode x) {
    a[k] = x;
  }

  // fractions
  //@ requires a != null && (\forall* int i = 0 .. a.length; acc(a[i], 1/2));
  //@ requires 0 <= k && k < a.length;
  //@ ensures (\forall* int i = 0 .. a.length; acc(a[i], 1/2)) && \result == a[k];
  static int half(int[] a, int k) {
    return a[k];
  }
  //@ requires a != null && (\forall* int i = 0 .. a.length; acc(a[i], 1/2));
  //@ requires 0 <= k && k < a.length;
  static void halfWrite(int[] a, int k) {
    a[k] = 1; //~ W0101
  }

  //@ requires a != null && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v, 1/2)); //~ W1401
  static void notInjective(KindsNode[] a) {
  }

  //@ requires a != null && acc(a[*]) && (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] != a[j]) && (\forall* int i = 0 .. a.length; acc(a[i].v, 1/2));
  //@ requires 0 <= k && k < a.length;
  //@ ensures acc(a[*]) && (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] != a[j]) && (\forall* int i = 0 .. a.length; acc(a[i].v, 1/2));
  static int injective(KindsNode[] a, int k) {
    return a[k].v;
  }

  //@ requires a != null && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v, read)) && (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] != a[j]); //~ W1401
  static int reads(KindsNode[] a, int k) {
    return 0;
  }
}
