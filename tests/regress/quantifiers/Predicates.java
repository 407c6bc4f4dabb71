// In predicates, opened and closed.
class Predicates {
  int[] a;
  int n;

  //@ predicate valid() = acc(a) && acc(n) && a != null && acc(a[*]) && 0 <= n && n <= a.length && (\forall int j = 0 .. n; a[j] >= 0);

  //@ requires valid();
  //@ ensures valid();
  void add(int x) {
    if (n < a.length && x >= 0) {
      a[n] = x;
      n++;
    }
  }

  //@ requires valid();
  //@ ensures valid(); //~ postcondition:predicate
  void addAny(int x) {
    if (n < a.length) {
      a[n] = x;
      n++;
    }
  }

  //@ requires valid();
  //@ ensures valid() && \result >= 0;
  int first() {
    return n > 0 ? a[0] : 0;
  }

  //@ requires valid();
  //@ ensures valid() && \result >= 0; //~ postcondition:false
  int firstWrong() {
    return 0 < a.length ? a[0] : 0;
  }
}
