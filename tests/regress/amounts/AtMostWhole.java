// Nobody holds more than the whole of a field or an element: that bounds amounts of which nothing else is known, and
// tells locations apart where their sum is more. Of predicates there may be more.
class AtMostWhole {
  int x;

  //@ predicate field() = acc(x, 1);
  //@ predicate nothing() = true;

  //@ requires acc(x, 3/2); //~ contract:vacuous
  void tooMuch() {}

  //@ requires 0 <= p && acc(x, p);
  //@ ensures p <= 1;
  void one(/*@ ghost perm p @*/) {}

  //@ requires 0 <= p && acc(a[0], p) && 0 <= q && acc(a[1..3], q);
  //@ ensures p <= 1 && q <= 1;
  static void elements(int[] a /*@ ghost perm p, ghost perm q @*/) {}

  //@ requires 0 <= p && acc(a[0..n], p);
  //@ ensures p <= 1; //~ postcondition:false
  static void maybeNone(int[] a, int n /*@ ghost perm p @*/) {}

  //@ requires 0 <= p && 0 <= q && p + q > 1 && acc(x, p) && acc(o.x, q);
  //@ ensures o != this;
  void two(AtMostWhole o /*@ ghost perm p, ghost perm q @*/) {}

  //@ requires 0 <= p && 0 <= q && p + q >= 1 && acc(x, p) && acc(o.x, q);
  //@ ensures o != this; //~ postcondition:false
  void maybeOne(AtMostWhole o /*@ ghost perm p, ghost perm q @*/) {}

  //@ requires 0 <= p && 0 <= q && p + q > 1 && acc(a[0..n], p) && acc(b[0..m], q) && n > 0 && m > 0;
  //@ ensures a != b;
  static void ranges(int[] a, int[] b, int n, int m /*@ ghost perm p, ghost perm q @*/) {}

  //@ requires 0 <= p && 0 <= q && p + q > 1 && acc(a[0..n], p) && acc(b[0..m], q) && n > 0;
  //@ ensures a != b; //~ postcondition:false
  static void maybeEmpty(int[] a, int[] b, int n, int m /*@ ghost perm p, ghost perm q @*/) {}

  //@ requires 1/2 < p && acc(a[*]) && a.length >= n;
  //@ requires (\forall* int i = 0 .. n; acc(a[i].x, p));
  //@ ensures acc(a[*]) && (\forall int i, j; 0 <= i && i < j && j < n; a[i] != a[j]);
  //@ ensures n > 0 ==> p <= 1;
  static void family(AtMostWhole[] a, int n /*@ ghost perm p @*/) {}

  //@ requires 1/2 < p && acc(a[*]) && a.length >= n;
  //@ requires (\forall* int i = 0 .. n; acc(a[i].x, p));
  //@ ensures acc(a[*]) && p <= 1; //~ postcondition:false
  static void maybeEmptyFamily(AtMostWhole[] a, int n /*@ ghost perm p @*/) {}

  //@ requires 1/2 <= p && acc(a[*]) && a.length >= n;
  //@ requires (\forall* int i = 0 .. n; acc(a[i].x, p)); //~ contract:permission
  static void maybeTwice(AtMostWhole[] a, int n /*@ ghost perm p @*/) {}

  //@ requires 1/2 < p && 0 <= q && p + q > 1;
  //@ requires (\forall* AtMostWhole k; k \in s; acc(k.x, p)) && acc(m.x, q);
  //@ ensures !(m \in s);
  static void beside(AtMostWhole m /*@ ghost set<AtMostWhole> s, ghost perm p, ghost perm q @*/) {}

  //@ requires 1/2 < p && 0 <= q && p + q >= 1;
  //@ requires (\forall* AtMostWhole k; k \in s; acc(k.x, p)) && acc(m.x, q);
  //@ ensures !(m \in s); //~ postcondition:false
  static void within(AtMostWhole m /*@ ghost set<AtMostWhole> s, ghost perm p, ghost perm q @*/) {}

  //@ requires field() && field();
  //@ ensures false; //~ postcondition:false
  void twice() {}

  //@ requires field() && field();
  //@ ensures false;
  void twiceOpened() { //~ contract:vacuous
    //@ open acc(field(), 2);
  }

  //@ requires nothing() && nothing();
  //@ ensures false; //~ postcondition:false
  void twiceNothing() {
    //@ open acc(nothing(), 2);
  }
}
