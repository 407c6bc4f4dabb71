//: --overflow=unbounded
// Lemmas about sequences, by recursion, and a loop that follows a sum of what an array has so far.
class SequenceLemmas {
  /*@
    pure static int fib(int n) requires n >= 0; decreases n; = n < 2 ? n : fib(n - 1) + fib(n - 2);
    pure static int power(int b, int e) requires e >= 0; decreases e; = e == 0 ? 1 : b * power(b, e - 1);
    pure static int sumOf(seq<int> s) = |s| == 0 ? 0 : s[0] + sumOf(s.tail);
    pure static boolean sorted(seq<int> s) = (\forall int i, j; 0 <= i && i < j && j < |s|; s[i] <= s[j]);
    pure static seq<int> insertInto(seq<int> s, int x) = |s| == 0 ? seq<int>{x} : x <= s[0] ? seq<int>{x} + s : seq<int>{s[0]} + insertInto(s.tail, x);
    pure static seq<int> sort(seq<int> s) = |s| == 0 ? s : insertInto(sort(s.tail), s[0]);
    pure static seq<int> doubled(seq<int> s) ensures |result| == |s|; = |s| == 0 ? s : seq<int>{2 * s[0]} + doubled(s.tail);
    pure static seq<int> filter(seq<int> s) = |s| == 0 ? s : s[0] > 0 ? seq<int>{s[0]} + filter(s.tail) : filter(s.tail);
    pure static int count(seq<int> s, int x) = |s| == 0 ? 0 : (s[0] == x ? 1 : 0) + count(s.tail, x);
  @*/
  //@ requires 0 <= n && n < 40;
  //@ ensures result == fib(n);
  static int fast(int n) {
    int a = 0, b = 1;
    //@ loop_invariant 0 <= i && i <= n && a == fib(i) && b == fib(i + 1);
    for (int i = 0; i < n; i++) { int t = a + b; a = b; b = t; }
    return a;
  }
  //@ requires 0 <= e;
  //@ ensures result == power(b, e);
  static int pow(int b, int e) {
    int r = 1;
    //@ loop_invariant 0 <= i && i <= e && r == power(b, i);
    for (int i = 0; i < e; i++) r = b * r;
    return r;
  }
  /*@ ghost static void powerAdd(int b, int m, int n)
        requires m >= 0 && n >= 0;
        ensures power(b, m + n) == power(b, m) * power(b, n);
        decreases m;
      { if (m > 0) { powerAdd(b, m - 1, n); } }
      ghost static void sumAppend(seq<int> s, seq<int> t)
        ensures sumOf(s + t) == sumOf(s) + sumOf(t);
      { if (|s| > 0) { sumAppend(s.tail, t); assert (s + t).tail == s.tail + t; } }
      ghost static void insertBag(seq<int> s, int x)
        ensures insertInto(s, x).bag == s.bag + bag<int>{x};
      { if (|s| > 0) { insertBag(s.tail, x); assert s == seq<int>{s[0]} + s.tail; } }
      ghost static void insertSorted(seq<int> s, int x)
        requires sorted(s);
        ensures sorted(insertInto(s, x));
      { if (|s| > 0) { insertSorted(s.tail, x); insertBag(s.tail, x); 
          if (x > s[0]) { 
             assert (\forall int y; y \in insertInto(s.tail, x).bag; y == x || y \in s.tail.bag);
          } } }
      ghost static void sortBag(seq<int> s)
        ensures sort(s).bag == s.bag;
      { if (|s| > 0) { sortBag(s.tail); insertBag(sort(s.tail), s[0]); assert s == seq<int>{s[0]} + s.tail; } }
      ghost static void sortSorted(seq<int> s)
        ensures sorted(sort(s));
      { if (|s| > 0) { sortSorted(s.tail); insertSorted(sort(s.tail), s[0]); } }
      ghost static void doubledElements(seq<int> s, int i)
        requires 0 <= i && i < |s|;
        ensures doubled(s)[i] == 2 * s[i];
      { if (i > 0) doubledElements(s.tail, i - 1); }
      ghost static void filterPositive(seq<int> s, int i)
        requires 0 <= i && i < |filter(s)|;
        ensures filter(s)[i] > 0;
        decreases |s|;
      { if (|s| > 0) { if (s[0] > 0) { if (i > 0) filterPositive(s.tail, i - 1); } else filterPositive(s.tail, i); } }
      ghost static void filterShorter(seq<int> s)
        ensures |filter(s)| <= |s|;
      { if (|s| > 0) filterShorter(s.tail); }
      ghost static void countBag(seq<int> s, int x)
        ensures count(s, x) == s.bag[x];
      { if (|s| > 0) { countBag(s.tail, x); assert s == seq<int>{s[0]} + s.tail; } }
      ghost static void sumAppendWrong(seq<int> s, seq<int> t)
        ensures sumOf(s + t) == sumOf(s) + 2 * sumOf(t); //~ postcondition:false
      { if (|s| > 0) { sumAppendWrong(s.tail, t); assert (s + t).tail == s.tail + t; } }
      ghost static void sortSortedWrong(seq<int> s)
        ensures sorted(sort(s)) && sort(s) == s; //~ postcondition:false
      { if (|s| > 0) { sortSorted(s.tail); insertSorted(sort(s.tail), s[0]); } }
      ghost static void insertSortedWrong(seq<int> s, int x)
        ensures sorted(insertInto(s, x)); //~ postcondition:false
      { if (|s| > 0) { insertBag(s.tail, x); } }
      ghost static void filterShorterWrong(seq<int> s)
        ensures |filter(s)| < |s|; //~ postcondition:false
      { if (|s| > 0) filterShorter(s.tail); }
      ghost static void fibGrows(int n)
        requires n >= 0;
        ensures fib(n) <= fib(n + 1) && fib(n) >= 0;
        decreases n;
      { if (n > 0) { fibGrows(n - 1); } if (n > 1) { fibGrows(n - 2); } }
  @*/
  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && result == sumOf(\values(a, 0, a.length));
  static int total(int[] a) {
    int s = 0;
    //@ loop_invariant 0 <= i && i <= a.length && acc(a[*], 1/2) && s == sumOf(\values(a, 0, i));
    for (int i = 0; i < a.length; i++) {
      //@ sumAppend(\values(a, 0, i), seq<int>{a[i]});
      s += a[i];
    }
    return s;
  }

  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && result == sumOf(\values(a, 0, a.length));
  static int wrongTotal(int[] a) {
    int s = 0;
    //@ loop_invariant 0 <= i && i <= a.length && acc(a[*], 1/2) && s == sumOf(\values(a, 0, i)); //~ invariant-body:false
    for (int i = 0; i < a.length; i++) {
      //@ sumAppend(\values(a, 0, i), seq<int>{a[i]});
      s += a[0];
    }
    return s;
  }
}
