// Recursive pure methods of the elements of an array: their definitions speak of parts of these.
class OverWindows {
  /*@ pure static int sum(seq<int> s)
        decreases s;
        = |s| == 0 ? 0 : sum(s[..|s| - 1]) + s[|s| - 1]; @*/
  /*@ pure static int sumUp(seq<int> s)
        decreases s;
        = |s| == 0 ? 0 : s[0] + sumUp(s[1..]); @*/
  /*@ static pure seq<int> down(seq<int> s)
        decreases s;
        = |s| == 0 ? s : s[|s| - 1] :: down(s[..|s| - 1]); @*/
  //@ pure static int any(seq<int> s);

  //@ requires acc(a[*]) && 0 < n && n <= a.length && sum(\values(a, 0, n)[..n - 1]) == 5 && a[n - 1] == 2;
  //@ ensures acc(a[*]) && sum(\values(a, 0, n)) == 7;
  static void last(int[] a, int n) {
  }

  //@ requires acc(a[*]) && 0 < n && n <= a.length && sum(\values(a, 0, n - 1)) == 5 && a[n - 1] == 2;
  //@ ensures acc(a[*]) && sum(\values(a, 0, n)) == 8; //~ postcondition:false
  static void lastWrong(int[] a, int n) {
  }

  //@ requires acc(a[*]) && 0 <= lo && lo < hi && hi <= a.length && sumUp(\values(a, lo + 1, hi)) == 5 && a[lo] == 2;
  //@ ensures acc(a[*]) && sumUp(\values(a, lo, hi)) == 7;
  static void first(int[] a, int lo, int hi) {
  }

  //@ requires a != null && acc(a[*]);
  //@ ensures acc(a[*]) && \result == sum(\values(a));
  static int total(int[] a) {
    int s = 0;
    int i = 0;
    //@ loop_invariant acc(a[*]) && 0 <= i && i <= a.length && s == sum(\values(a, 0, i));
    while (i < a.length) {
      s = s + a[i]; //~ arithmetic:overflow
      i++;
    }
    return s;
  }

  //@ requires acc(a[*]) && 0 <= n && n < a.length;
  //@ ensures acc(a[*]) && down(\values(a, 0, n + 1)) == v :: \old(down(\values(a, 0, n)));
  static void push(int[] a, int n, int v) {
    a[n] = v;
  }

  //@ requires acc(a[*]) && 0 < n && n < a.length;
  //@ ensures acc(a[*]) && down(\values(a, 0, n - 1)) == \old(down(\values(a, 0, n))).tail;
  static void pop(int[] a, int n) {
  }

  //@ requires acc(a[*]) && 0 <= n && n < a.length;
  //@ ensures acc(a[*]) && any(\values(a, 0, n)) == \old(any(\values(a, 0, n)));
  static void behind(int[] a, int n) {
    a[n] = 5;
  }

  //@ requires acc(a[*]) && 0 <= n && n < a.length && 0 <= k && k < a.length;
  //@ ensures acc(a[*]) && any(\values(a, 0, n)) == \old(any(\values(a, 0, n))); //~ postcondition:false
  static void anywhere(int[] a, int n, int k) {
    a[k] = 5;
  }

  //@ requires acc(a[*]) && 0 < n && n < a.length;
  //@ ensures acc(a[*]) && any(\values(a, 0, n)) == \old(any(\values(a, 0, n))); //~ postcondition:false
  static void within(int[] a, int n) {
    a[n - 1] = 5;
  }
}
