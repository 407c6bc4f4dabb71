// As in ArrayCopies.java, but the last number is not looked at, the middle is left where it is too early, and the copy has the
// numbers the other way round.
class ArrayCopies {
  //@ requires acc(a[*], 1/2) && 0 < a.length;
  //@ ensures acc(a[*], 1/2) && \result == (\max int i = 0 .. a.length; a[i]); //~ postcondition:false
  static int maximum(int[] a) {
    int most = a[0];
    //@ loop_invariant acc(a[*], 1/2) && 1 <= n && n <= a.length && most == (\max int i = 0 .. n; a[i]);
    //@ decreases a.length - n;
    for (int n = 1; n < a.length - 1; n++) {
      if (a[n] > most) most = a[n];
    }
    return most;
  }

  //@ requires acc(a[*]);
  //@ ensures acc(a[*]) && (\forall int i = 0 .. a.length; a[i] == \old(a[a.length - 1 - i])); //~ postcondition:false
  static void reverse(int[] a) {
    int low = 0, high = a.length - 1;
    //@ loop_invariant acc(a[*]) && 0 <= low && high == a.length - 1 - low && low <= high + 2;
    //@ loop_invariant (\forall int i = 0 .. low; a[i] == \old(a[a.length - 1 - i]));
    //@ loop_invariant (\forall int i = high + 1 .. a.length; a[i] == \old(a[a.length - 1 - i]));
    //@ loop_invariant (\forall int i = low .. high + 1; a[i] == \old(a[i]));
    //@ decreases high - low + 2;
    while (low + 1 < high) {
      int t = a[low];
      a[low] = a[high];
      a[high] = t;
      low++;
      high--;
    }
  }

  //@ requires acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \result != null && \result != a && acc(\result[*]) && \values(\result) == \values(a);
  static int[] copy(int[] a) {
    int[] copy = new int[a.length];
    //@ loop_invariant acc(a[*], 1/2) && acc(copy[*]) && 0 <= n && n <= a.length;
    //@ loop_invariant \values(copy, 0, n) == \values(a, 0, n); //~ invariant-body:false
    //@ decreases a.length - n;
    for (int n = 0; n < a.length; n++) copy[n] = a[a.length - 1 - n];
    return copy;
  }
}
