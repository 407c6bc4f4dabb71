// Whether a place is reachable need not be decided for what fails there: no limit keeps the solver from it.
class UndecidedPlace {
  //@ requires a != null && acc(a[*], 1/2) && 0 <= x && x <= a.length && 0 <= y && y <= a.length;
  //@ ensures acc(a[*], 1/2) && 0 <= \result && x + \result <= a.length && y + \result <= a.length;
  //@ ensures (\forall int i = 0 .. \result; a[x + i] == a[y + i]);
  static native int lcp(int[] a, int x, int y);

  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2);
  static void longest(int[] a) {
    int best = 0;
    //@ loop_invariant acc(a[*], 1/4) && 0 <= p && p <= a.length;
    //@ loop_invariant (\forall int x, l; 0 <= x && x < p && 0 <= l && x + l <= a.length && (\forall int i = 0 .. l; a[i] == a[x + i]); l <= best);
    for (int p = 0; p < a.length; p++) {
      int l = lcp(a, 0, p); //~ precondition:permission
      if (l > best) best = l;
    }
  }
}
