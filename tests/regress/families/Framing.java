// Pure methods over families are framed; keys that are no indices; families of sub-ranges.
class FramingBox { int v; }
class Framing {
  //@ requires a != null && 0 <= n && n <= a.length && acc(a[*]) && (\forall* int i = 0 .. n; acc(a[i].v));
  //@ decreases n;
  //@ ensures 0 <= \result && \result <= n;
  /*@ pure @*/ static int zeros(FramingBox[] a, int n) { return n == 0 ? 0 : zeros(a, n - 1) + (a[n - 1].v == 0 ? 1 : 0); }

  //@ requires a != null && 0 <= n && n <= a.length && acc(a[*]) && (\forall* int i = 0 .. n; acc(a[i].v));
  /*@ pure @*/ static int bad(FramingBox[] a, int n) { return bad(a, n); } //~ W1510

  //@ requires a != null && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ requires 0 <= k && k < a.length;
  //@ ensures acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  static void outside(FramingBox[] a, int k) {
    //@ ghost int s = zeros(a, k);
    a[k].v = 3;
    //@ assert zeros(a, k) == s;
    //@ assert zeros(a, a.length) == zeros(a, a.length);
  }
  //@ requires a != null && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ requires 0 <= k && k < a.length;
  //@ ensures acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  static void inside(FramingBox[] a, int k) {
    //@ ghost int s = zeros(a, k + 1);
    a[k].v = 3;
    //@ assert zeros(a, k + 1) == s; //~ W0603
  }

  //@ requires a != null && 0 <= lo && lo <= hi && hi <= a.length && (\forall* int i = lo .. hi; acc(a[i]));
  //@ ensures (\forall* int i = lo .. hi; acc(a[i]));
  //@ ensures (\forall int i = lo .. hi; a[i] == 0);
  static void clear(int[] a, int lo, int hi) {
    if (hi - lo == 1) a[lo] = 0;
    if (hi - lo > 1) {
      int mid = lo + (hi - lo) / 2;
      clear(a, lo, mid);
      clear(a, mid, hi);
    }
  }

  //@ requires a != null && 0 <= lo && lo <= hi && hi <= a.length && acc(a[*], read) && (\forall* int i = lo .. hi; acc(a[i].v));
  //@ ensures acc(a[*], read) && (\forall* int i = lo .. hi; acc(a[i].v));
  //@ ensures (\forall int i = lo .. hi; a[i].v == 0);
  static void clearBoxes(FramingBox[] a, int lo, int hi) {
    if (hi - lo == 1) a[lo].v = 0;
    if (hi - lo > 1) {
      int mid = lo + (hi - lo) / 2;
      clearBoxes(a, lo, mid);
      clearBoxes(a, mid, hi);
    }
  }

  // keys that are not indices
  //@ requires a != null && 1 <= n && n <= a.length && (\forall* int i = 1 .. n; acc(a[i - 1]));
  //@ ensures (\forall* int i = 0 .. n - 1; acc(a[i])) && (n > 1 ==> a[0] == 9);
  static void moved(int[] a, int n) {
    if (n > 1) a[0] = 9;
  }

  //@ requires a != null && 1 <= n && n <= a.length && (\forall* int i = 1 .. n; acc(a[i - 1]));
  //@ requires n > 1 ==> a[0] == 9;
  /*@ pure @*/ static int first(int[] a, int n) { return n > 1 ? a[0] : 9; }

  //@ requires a != null && 3 < a.length && acc(a[*]) && a[0] == 9;
  static void callsFirst(int[] a) {
    //@ assert first(a, 3) == 9;
    //@ assert first(a, 3) == 8; //~ W0603
  }

  //@ requires (\forall* int i = 5 .. 3; acc(a[i]));
  //@ ensures a != null; //~ W0503
  static void empty(int[] a) { }

  //@ requires b != null && (\forall* int i = 0 .. b.length; acc(b[i]));
  static void callsEmpty(int[] b) {
    empty(null);
  }

  //@ requires a != null && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ requires b != null && acc(b[*]) && (\forall* int i = 0 .. b.length; acc(b[i].v));
  //@ requires 0 < a.length && 0 < b.length && a[0].v == 1;
  //@ ensures acc(b[*]);
  static void two(FramingBox[] a, FramingBox[] b) {
    b[0].v = 2;
    //@ assert a[0].v == 1 && a[0] != b[0];
    FramingBox t = b[0];
    b[0] = a[0];
    //@ assert b[0].v == 1;
    b[0].v = 5;
    //@ assert a[0].v == 5 && t.v == 2;
    //@ assert (\forall* int i = 0 .. b.length; acc(b[i].v));
    //@ assert (\forall* int i = 0 .. b.length; acc(b[i].v)) && acc(a[0].v); //~ W0601
  }
}
