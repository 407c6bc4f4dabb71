// An amount that may be 0 grants nothing there: it says nothing of values, and tells nothing apart.
class MaybeNone {
  int x;
  //@ requires 0 <= p && acc(a.x, p) && acc(b.x) && b.x == 3;
  //@ ensures acc(b.x) && (p == 0 ==> a != b); //~ postcondition:false
  static void written(MaybeNone a, MaybeNone b /*@ ghost perm p @*/) { b.x = 4; }

  //@ requires acc(b.x) && b.x < 1000;
  //@ ensures acc(b.x) && b.x == old(b.x) + 1;
  static void inc(MaybeNone b) { b.x++; }

  //@ requires 0 <= p && acc(a.x, p) && acc(b.x) && b.x == 3;
  //@ ensures acc(b.x) && (p == 0 ==> a != b); //~ postcondition:false
  static void called(MaybeNone a, MaybeNone b /*@ ghost perm p @*/) { inc(b); inc(b); }

  //@ requires 0 <= p && acc(a.x, p) && acc(b.x) && b.x == 3;
  //@ ensures acc(b.x) && acc(a.x, p) && (p == 0 ==> a != b); //~ postcondition:false
  static void loop(MaybeNone a, MaybeNone b /*@ ghost perm p @*/) {
    for (int i = 0; i < 3; i++)
      //@ invariant acc(b.x) && acc(a.x, p) && b.x == 3 + i && 0 <= i && i <= 3;
    { b.x = b.x + 1; }
  }

  //@ requires 0 <= p && acc(a.x, p) && 0 <= q && acc(b.x, q) && acc(c.x) && c.x == 3;
  //@ ensures acc(c.x) && (p == 0 && q == 0 ==> a != b || a != c); //~ postcondition:false
  static void three(MaybeNone a, MaybeNone b, MaybeNone c /*@ ghost perm p, ghost perm q @*/) { c.x = 4; }

  //@ predicate part(perm p) = 0 <= p && acc(x, p);
  //@ requires a.part(p) && acc(b.x) && b.x == 3;
  //@ ensures acc(b.x) && (p == 0 ==> a != b); //~ postcondition:false
  static void pred(MaybeNone a, MaybeNone b /*@ ghost perm p @*/) {
    //@ open a.part(p);
    b.x = 4;
    //@ close a.part(p);
    //@ open a.part(p);
    b.x = 5;
  }
  //@ requires 0 <= p && p < 1 && acc(b.x, 1 - p) && acc(a.x, p);
  //@ requires p == 0 ==> b.x == 3;
  //@ ensures p == 0 && a == b ==> old(b.x) == 9; //~ postcondition:false
  static void sub(MaybeNone a, MaybeNone b /*@ ghost perm p @*/) { }

  //@ requires 0 <= p && a != null && a.length > 2 && b != null && b.length > 2 && acc(a[0], p) && acc(b[0]) && b[0] == 3;
  //@ ensures acc(b[0]) && (p == 0 ==> a != b); //~ postcondition:false
  static void writtenElement(int[] a, int[] b /*@ ghost perm p @*/) { b[0] = 4; }

  //@ requires 0 <= p && a != null && a.length > 2 && b != null && b.length > 2 && acc(a[0..1], p) && acc(b[0..n], 1/4) && 0 <= n && n <= 2;
  //@ ensures p == 0 || n == 0 ==> a != b; //~ postcondition:false
  static void ranges(int[] a, int[] b, int n /*@ ghost perm p @*/) { }

  // Where it is positive it does.
  //@ requires 0 < p && acc(a.x, p) && acc(b.x) && b.x == 3;
  //@ ensures acc(b.x) && acc(a.x, p) && a != b;
  static void some(MaybeNone a, MaybeNone b /*@ ghost perm p @*/) {
    b.x = 4;
  }
}
