// As in ArrayTotals.java, with a mistake in each loop.
class ArrayTotals {
  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \result == (\sum int i = 0 .. a.length; a[i]);
  static long sum(int[] a) {
    long sum = 0;
    //@ loop_invariant 0 <= n && n <= a.length && acc(a[*], 1/2);
    //@ loop_invariant sum == (\sum int i = 0 .. n; a[i]); //~ invariant-body:false
    //@ loop_invariant -2147483648L * n <= sum && sum <= 2147483647L * n;
    //@ decreases a.length - n;
    for (int n = 0; n < a.length; n++) sum += a[0];
    return sum;
  }

  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \result == (\num_of int i = 0 .. a.length; a[i] == x);
  static int count(int[] a, int x) {
    int count = 0;
    //@ loop_invariant 0 <= n && n <= a.length && acc(a[*], 1/2);
    //@ loop_invariant count == (\num_of int i = 0 .. n; a[i] == x); //~ invariant-body:false
    //@ decreases a.length - n;
    for (int n = 0; n < a.length; n++) {
      if (a[n] != x) count++;
    }
    return count;
  }

  //@ requires a != null && 0 < a.length && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \result == (\max int i = 0 .. a.length; a[i]);
  static int maximum(int[] a) {
    int max = a[0];
    //@ loop_invariant 1 <= n && n <= a.length && acc(a[*], 1/2);
    //@ loop_invariant max == (\max int i = 0 .. n; a[i]); //~ invariant-body:false
    //@ decreases a.length - n;
    for (int n = 1; n < a.length; n++) {
      if (a[n] < max) max = a[n];
    }
    return max;
  }

  //@ requires a != null && acc(a[*]);
  //@ ensures acc(a[*]) && (\forall int i = 0 .. a.length; a[i] == \old(a[a.length - 1 - i]));
  static void reverse(int[] a) {
    int low = 0, high = a.length - 1;
    //@ loop_invariant acc(a[*]) && 0 <= low && high == a.length - 1 - low && low <= high + 2;
    //@ loop_invariant (\forall int i = 0 .. low; a[i] == \old(a[a.length - 1 - i]));
    //@ loop_invariant (\forall int i = high + 1 .. a.length; a[i] == \old(a[a.length - 1 - i])); //~ invariant-body:false
    //@ loop_invariant (\forall int i = low .. high + 1; a[i] == \old(a[i]));
    //@ decreases high - low + 2;
    while (low < high) {
      int t = a[low];
      a[low] = a[high];
      a[high] = a[low];
      low++;
      high--;
    }
  }

  //@ requires from != null && to != null && acc(from[*], read) && acc(to[*]) && from.length <= to.length;
  //@ ensures acc(from[*], read) && acc(to[*]);
  //@ ensures (\forall int i = 0 .. from.length; to[i] == from[i]);
  //@ ensures (\forall int i = from.length .. to.length; to[i] == \old(to[i]));
  static void copy(int[] from, int[] to) {
    //@ loop_invariant 0 <= n && n <= from.length && acc(from[*], read) && acc(to[*]);
    //@ loop_invariant (\forall int i = 0 .. n; to[i] == from[i]); //~ invariant-body:false
    //@ loop_invariant (\forall int i = n .. to.length; to[i] == \old(to[i]));
    //@ decreases from.length - n;
    for (int n = 0; n < from.length; n++) to[n] = from[0];
  }

  public static void main(String[] args) {
    int[] values = {3, 9, 4};
    long total = sum(values);
    int most = maximum(values);
    assert total == 16 && most == 9;
    reverse(values);
    assert values[0] == 4;
  }
}
