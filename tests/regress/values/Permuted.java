// What holds of all elements holds of them in another order, too: the same bag, or the same set.
class Permuted {
  int[] h;
  int n;
  /*@ predicate valid() = acc(h) ** acc(n) ** h != null ** acc(h[*]) ** 0 < n ** n <= h.length; @*/
  /*@ pure bag<int> content()
        requires valid();
        = opening valid() in \values(h, 0, n).bag; @*/

  //@ requires a != null && acc(a[*]);
  //@ ensures acc(a[*]) && \values(a).bag == \old(\values(a).bag);
  static native void shuffle(int[] a);

  //@ requires a != null && acc(a[*]);
  //@ ensures acc(a[*]) && \values(a).set == \old(\values(a).set);
  static native void mix(int[] a);

  //@ requires a != null && acc(a[*]) && (\forall int i = 0 .. a.length; a[i] > 0);
  //@ ensures acc(a[*]) && (\forall int i = 0 .. a.length; a[i] > 0);
  static void all(int[] a) {
    shuffle(a);
  }

  //@ requires a != null && acc(a[*]) && (\forall int i = 1 .. a.length; a[i] > 0);
  //@ ensures acc(a[*]) && (\forall int i = 1 .. a.length; a[i] > 0); //~ postcondition:false
  static void allButOne(int[] a) {
    shuffle(a);
  }

  //@ requires a != null && acc(a[*]) && (\forall int i = 0 .. a.length; a[i] > 0);
  //@ ensures acc(a[*]) && (\forall int i = 0 .. a.length; a[i] > 0);
  static void allOfSet(int[] a) {
    mix(a);
  }

  //@ requires a != null && acc(a[*]) && 0 < a.length && (\forall int i = 0 .. a.length; a[i] > 0);
  //@ ensures acc(a[*]) && a[0] > 0;
  static void first(int[] a) {
    java.util.Arrays.sort(a);
  }

  //@ requires a != null && acc(a[*]) && 0 < a.length && (\forall int i = 0 .. a.length; a[i] > 0);
  //@ ensures acc(a[*]) && a[0] > 1; //~ postcondition:false
  static void firstIsLess(int[] a) {
    java.util.Arrays.sort(a);
  }

  //@ requires a != null && acc(a[*]) && \values(a).bag == bag<int>{1, 2};
  //@ ensures acc(a[*]) && (a[0] == 1 || a[0] == 2);
  static void listed(int[] a) {
  }

  //@ requires a != null && acc(a[*]) && \values(a).bag == bag<int>{1, 2};
  //@ ensures acc(a[*]) && a[0] == 1; //~ postcondition:false
  static void listedFirst(int[] a) {
  }

  //@ requires a != null && acc(a[*]) && 1 <= a.length && \values(a, 1, a.length).bag == bag<int>{1, 2};
  //@ ensures acc(a[*]) && (a[0] == 1 || a[0] == 2); //~ postcondition:false
  static void listedBehind(int[] a) {
  }

  //@ requires a != null && acc(a[*]) && (\forall int i = 0 .. a.length; a[i] > 0);
  //@ ensures acc(a[*]) && (\forall int x; x \in \values(a).bag; x > 0);
  static void members(int[] a) {
  }

  //@ requires a != null && acc(a[*]) && x \in \values(a).bag && (\forall int i = 0 .. a.length; a[i] > 0);
  //@ ensures acc(a[*]) && x > 0;
  //@ ghost static void member(int[] a, int x) { }

  //@ requires a != null && acc(a[*]) && x \in \values(a).bag && (\forall int i = 1 .. a.length; a[i] > 0);
  //@ ensures acc(a[*]) && x > 0; //~ postcondition:false
  //@ ghost static void memberButOne(int[] a, int x) { }

  //@ requires s.bag == t.bag && (\forall int i; 0 <= i && i < |s|; s[i] > 0);
  //@ ensures (\forall int i; 0 <= i && i < |t|; t[i] > 0) && (\forall int x; x \in t; x > 0);
  //@ ghost static void sequences(seq<int> s, seq<int> t) { }

  //@ requires s.bag == t.bag + u.bag && (\forall int i; 0 <= i && i < |t|; t[i] > 0);
  //@ ensures (\forall int i; 0 <= i && i < |s|; s[i] > 0); //~ postcondition:false
  //@ ghost static void less(seq<int> s, seq<int> t, seq<int> u) { }

  //@ requires valid();
  //@ ensures valid() && \result \in content();
  int take() {
    return h[0];
  }

  //@ requires valid() && (opening valid() in n < h.length);
  //@ ensures valid() && \result \in content(); //~ postcondition:false
  int takeBehind() {
    return h[n];
  }
}
