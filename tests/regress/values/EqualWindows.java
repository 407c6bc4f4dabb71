// Parts of arrays that have the same values: element by element, and as sequences and bags.
class EqualWindows {
  //@ requires a != null && b != null && 0 <= n && n <= a.length && n <= b.length && acc(a[0..n]) && acc(b[0..n]);
  //@ requires \values(a, 0, n) == \values(b, 0, n) && 0 <= k && k < n;
  //@ ensures acc(a[0..n]) && acc(b[0..n]) && a[k] == b[k];
  static void sameElement(int[] a, int[] b, int n, int k) {
  }

  //@ requires a != null && b != null && 0 <= n && n < a.length && n < b.length && acc(a[*]) && acc(b[*]);
  //@ requires \values(a, 0, n) == \values(b, 0, n) && 0 <= k && k <= n;
  //@ ensures acc(a[*]) && acc(b[*]) && a[k] == b[k]; //~ postcondition:false
  static void maybeOutside(int[] a, int[] b, int n, int k) {
  }

  //@ requires a != null && b != null && 0 <= n && n < a.length && n < b.length && acc(a[*]) && acc(b[*]);
  //@ requires \values(a, 0, n) == \values(b, 1, n + 1) && 1 <= k && k < n;
  //@ ensures acc(a[*]) && acc(b[*]) && a[k] == b[k + 1];
  static void shifted(int[] a, int[] b, int n, int k) {
  }

  //@ requires a != null && b != null && 0 <= n && n < a.length && n < b.length && acc(a[*]) && acc(b[*]);
  //@ requires \values(a, 0, n) == \values(b, 1, n + 1) && 1 <= k && k < n;
  //@ ensures acc(a[*]) && acc(b[*]) && a[k] == b[k]; //~ postcondition:false
  static void notShifted(int[] a, int[] b, int n, int k) {
  }

  //@ requires a != null && b != null && 0 <= n && n <= a.length && n <= b.length && acc(a[0..n]) && acc(b[0..n]);
  //@ requires \values(a, 0, n) == \values(b, 0, n) && (\forall int i = 0 .. n; a[i] >= 0);
  //@ ensures acc(a[0..n]) && acc(b[0..n]) && (\forall int i = 0 .. n; b[i] >= 0);
  static void ofAll(int[] a, int[] b, int n) {
  }

  //@ requires a != null && 0 <= from && from <= to && to <= a.length && acc(a[from..to]);
  //@ requires b != null && to <= b.length && acc(b[from..to]) && \values(a, from, to) == values;
  //@ requires (\forall int i = from .. to; b[i] == a[i]);
  //@ ensures acc(a[from..to]) && acc(b[from..to]) && \values(b, from, to) == values;
  static void throughSequence(int[] a, int[] b, int from, int to /*@ ghost seq<int> values @*/) {
  }

  //@ requires a != null && 0 <= from && from < to && to <= a.length && acc(a[from..to]);
  //@ requires b != null && to <= b.length && acc(b[from..to]) && \values(a, from, to) == values;
  //@ requires (\forall int i = from + 1 .. to; b[i] == a[i]);
  //@ ensures acc(a[from..to]) && acc(b[from..to]) && \values(b, from, to) == values; //~ postcondition:false
  static void butTheFirst(int[] a, int[] b, int from, int to /*@ ghost seq<int> values @*/) {
  }

  // That the sequences are the same says that the bags are.
  //@ requires a != null && b != null && 0 <= n && n <= a.length && n <= b.length && acc(a[0..n]) && acc(b[0..n]);
  //@ requires (\forall int i = 0 .. n; a[i] == b[i]);
  //@ ensures acc(a[0..n]) && acc(b[0..n]) && \values(a, 0, n).bag == \values(b, 0, n).bag;
  static void sameBag(int[] a, int[] b, int n) {
    //@ assert \values(a, 0, n) == \values(b, 0, n);
  }

  //@ requires a != null && b != null && 0 < n && n <= a.length && n <= b.length && acc(a[0..n]) && acc(b[0..n]);
  //@ requires (\forall int i = 1 .. n; a[i] == b[i]);
  //@ ensures acc(a[0..n]) && acc(b[0..n]) && \values(a, 0, n).bag == \values(b, 0, n).bag; //~ postcondition:false
  static void notTheSameBag(int[] a, int[] b, int n) {
  }
}
