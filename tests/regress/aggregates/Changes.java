// What a write changes of what is added up, and what it does not.
class Changes {
  //@ requires a != null && acc(a[*]) && 0 <= k && k < a.length;
  //@ ensures acc(a[*]) && (\sum int j = 0 .. a.length; a[j]) == \old((\sum int j = 0 .. a.length; a[j])) - \old(a[k]);
  static void clear(int[] a, int k) { a[k] = 0; }

  //@ requires a != null && acc(a[*]) && 0 <= k && k < a.length;
  //@ ensures acc(a[*]) && (\sum int j = 0 .. a.length; a[j]) == \old((\sum int j = 0 .. a.length; a[j])); //~ postcondition:false
  static void clearUnsaid(int[] a, int k) { a[k] = 0; }

  //@ requires a != null && acc(a[*]) && 0 <= k && k < a.length && 0 <= l && l < a.length;
  //@ ensures acc(a[*]) && (\sum int j = 0 .. a.length; a[j]) == \old((\sum int j = 0 .. a.length; a[j]));
  //@ ensures (\num_of int j = 0 .. a.length; a[j] > 3) == \old((\num_of int j = 0 .. a.length; a[j] > 3));
  static void swap(int[] a, int k, int l) {
    int t = a[k];
    a[k] = a[l];
    a[l] = t;
  }

  //@ requires a != null && acc(a[*]) && 0 <= k && k < a.length && 0 <= l && l < a.length;
  //@ ensures acc(a[*]) && (\num_of int j = 0 .. a.length; a[j] > 3) == \old((\num_of int j = 0 .. a.length; a[j] > 3)); //~ postcondition:false
  static void copy(int[] a, int k, int l) { a[k] = a[l]; }

  //@ requires a != null && acc(a[*]) && 0 <= n && n < a.length;
  //@ ensures acc(a[*]) && (\sum int j = 0 .. n; 2 * a[j] + 1) == \old(2 * (\sum int j = 0 .. n; a[j])) + n;
  //@ ensures n > 0 ==> (\max int j = 0 .. n; a[j]) == \old((\max int j = 0 .. n; a[j]));
  static void outside(int[] a, int n) { a[n] = 7; }

  //@ requires a != null && acc(a[*]) && 0 <= n && n < a.length;
  //@ ensures acc(a[*]) && (\sum int j = 0 .. n + 1; a[j]) == \old((\sum int j = 0 .. n + 1; a[j])); //~ postcondition:false
  static void inside(int[] a, int n) { a[n] = 7; }

  //@ requires a != null && acc(a[*]) && 0 <= n && n < a.length;
  //@ ensures acc(a[*]) && (\max int j = 0 .. n + 1; a[j]) == \old((\max int j = 0 .. n + 1; a[j])); //~ postcondition:false
  static void insideMax(int[] a, int n) { a[n] = 7; }
}
