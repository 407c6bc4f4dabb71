// Quotients and rests by what is no constant, where the quotient is 0 or 1, and of multiples.
class GoingRound {
  //@ requires 0 <= s && s < n;
  //@ ensures \result == (s + 1 == n ? 0 : s + 1);
  static int next(int s, int n) {
    return (s + 1) % n;
  }

  //@ requires 0 <= s && s < n;
  //@ ensures \result == s + 1; //~ postcondition:false
  static int wrongNext(int s, int n) {
    return (s + 1) % n;
  }

  //@ requires 0 <= s && s < n && 0 <= t && t < n;
  //@ ensures \result == (s + t < n ? s + t : s + t - n);
  static long both(long s, int t, int n) {
    return (s + t) % n;
  }

  //@ requires 0 <= s && s < n && 0 <= t && t <= n;
  //@ ensures \result == (s + t <= n ? s + t : s + t - n); //~ postcondition:false
  static long wrongBoth(long s, int t, int n) {
    return (s + t) % n;
  }

  //@ requires n <= s && s < 2 * n;
  //@ ensures \result == 1;
  static int once(int s, int n) {
    return s / n;
  }

  //@ requires n <= s && s <= 2 * n && n > 0;
  //@ ensures \result == 1; //~ postcondition:false
  static int wrongOnce(int s, int n) {
    return s / n;
  }

  //@ requires d != 0 && a == k * d;
  //@ ensures a % d == 0 && a / d == k;
  static void multiple(int a, int k, int d) {}

  //@ requires d > 0 && a == k * d + 1;
  //@ ensures a % d == 0; //~ postcondition:false
  static void noMultiple(int a, int k, int d) {}

  //@ requires -n < s && s < 0;
  //@ ensures s % n == s + n; //~ postcondition:false
  static void negative(int s, int n) {}

  //@ requires a != null ** acc(a[*]) ** 0 <= head < a.length;
  //@ ensures acc(a[*]) ** a[head + 1 == a.length ? 0 : head + 1] == v;
  static void put(int[] a, int head, int v) {
    a[(head + 1) % a.length] = v;
  }
}
