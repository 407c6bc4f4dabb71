// What is said of the aggregates for all values holds of an element, which the question names within one.
class ForAnElement {
  static void other(int[] a, int n, int m)
    //@ requires a != null && acc(a[*], 1/2) && 0 <= n && n < a.length;
    //@ requires 2 * (\num_of int i = 0 .. n; a[i] == m) <= n;
    //@ requires (\forall int x; x != m; 2 * (\num_of int i = 0 .. n; a[i] == x) <= n);
    //@ ensures acc(a[*], 1/2) && 2 * (\num_of int i = 0 .. n; a[i] == a[n]) <= n;
  { }

  static void one(int[] a, int n)
    //@ requires a != null && acc(a[*], 1/2) && 0 <= n && n < a.length;
    //@ requires (\forall int x; 2 * (\num_of int i = 0 .. n; a[i] == x) <= n);
    //@ ensures acc(a[*], 1/2) && 2 * (\num_of int i = 0 .. n + 1; a[i] == a[n]) <= n + 2;
  { }

  static void oneTooFew(int[] a, int n)
    //@ requires a != null && acc(a[*], 1/2) && 0 <= n && n < a.length;
    //@ requires (\forall int x; 2 * (\num_of int i = 0 .. n; a[i] == x) <= n);
    //@ ensures acc(a[*], 1/2) && 2 * (\num_of int i = 0 .. n + 1; a[i] == a[n]) <= n + 1; //~ postcondition:false
  { }

  static void butThat(int[] a, int n, int m)
    //@ requires a != null && acc(a[*], 1/2) && 0 <= n && n < a.length;
    //@ requires (\forall int x; x != m; 2 * (\num_of int i = 0 .. n; a[i] == x) <= n);
    //@ ensures acc(a[*], 1/2) && 2 * (\num_of int i = 0 .. n; a[i] == a[n]) <= n; //~ postcondition:false
  { }
}
