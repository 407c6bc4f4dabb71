// Families beside single chunks, in predicates, under values that change, of elements apart.
class MixedBox { int v; MixedBox next; }
class Mixed {
  // consumed family under a changed array, then the old element
  //@ requires a != null && 1 < a.length && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v)) && a[0].v == 1;
  //@ requires acc(x.v) && x.v == 2;
  static void swapIn(MixedBox[] a, MixedBox x) {
    MixedBox old = a[0];
    a[0] = x;
    //@ assert (\forall* int i = 0 .. a.length; acc(a[i].v));
    //@ assert a[0].v == 2 && old.v == 1;
    eat(a);
    //@ assert old.v == 1;
    int t = x.v; //~ W0201
  }
  //@ requires a != null && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures acc(a[*]);
  static void eat(MixedBox[] a) { }

  // conditional on a value
  //@ requires a != null && acc(a[*]) && (\forall* int i = 0 .. a.length; a[i] != null ==> acc(a[i].v));
  //@ ensures acc(a[*]) && (\forall* int i = 0 .. a.length; a[i] != null ==> acc(a[i].v));
  static void someNull(MixedBox[] a) {
    //@ loop_invariant 0 <= n && n <= a.length && acc(a[*]) && (\forall* int i = 0 .. a.length; a[i] != null ==> acc(a[i].v));
    for (int n = 0; n < a.length; n++) {
      if (a[n] != null) a[n].v = 3;
    }
  }
  //@ requires a != null && acc(a[*]) && (\forall* int i = 0 .. a.length; a[i] != null ==> acc(a[i].v));
  static void someNullWrong(MixedBox[] a) {
    if (a.length > 0) a[0].v = 3; //~ W0101
  }

  // a family in a predicate
  MixedBox[] items;
  //@ predicate all() = acc(items) && items != null && acc(items[*]) && (\forall* int i = 0 .. items.length; acc(items[i].v));
  //@ requires all();
  //@ ensures all();
  void inPredicate() {
    if (items.length > 2) items[2].v = 5;
  }
  //@ requires all();
  //@ pure int first() = opening all() in (items.length > 0 ? items[0].v : 0);
  //@ requires all();
  //@ ensures all() && first() == \old(first());
  void keepsFirst() {
    if (items.length > 2) items[2].v = 5;
  }
  //@ requires all();
  //@ ensures all() && first() == \old(first()); //~ W0503
  void changesFirst() {
    if (items.length > 0) items[0].v = 5;
  }
  // two families of one field
  //@ requires a != null && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v)) && (\forall* int i = 0 .. a.length; acc(a[i].next));
  //@ ensures acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v)) && (\forall* int i = 0 .. a.length; acc(a[i].next));
  //@ ensures (\forall int i = 0 .. a.length; a[i].v == \old(a[i].v));
  static void links(MixedBox[] a) {
    //@ loop_invariant 0 <= n && n <= a.length && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].next)) && (\forall int i = 0 .. a.length; a[i] == \old(a[i]));
    for (int n = 0; n < a.length; n++) a[n].next = null;
  }
  //@ requires a != null && 1 < a.length && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures a.length == 0; //~ W0503
  static void consistent(MixedBox[] a) { }
  //@ requires 0 <= k && k < n && a != null && n <= a.length && (\forall* int i = 0 .. n; acc(a[i]));
  //@ ensures (\forall* int i = 0 .. n; i != k ==> acc(a[i])) && acc(a[k]);
  static void splitOff(int[] a, int n, int k) { }
  //@ requires 0 <= k && k < n && a != null && n <= a.length && (\forall* int i = 0 .. n; i != k ==> acc(a[i])) && acc(a[k]);
  //@ ensures (\forall* int i = 0 .. n; acc(a[i]));
  static void putBack(int[] a, int n, int k) { }
  //@ requires 0 <= k && k < n && a != null && n <= a.length && (\forall* int i = 0 .. n; i != k ==> acc(a[i]));
  //@ ensures (\forall* int i = 0 .. n; acc(a[i])); //~ W0501
  static void putNothingBack(int[] a, int n, int k) { }
  //@ requires a != null && n <= a.length && (\forall* int i = 0 .. n; i % 2 == 0 ==> acc(a[i])) && (\forall* int i = 0 .. n; i % 2 != 0 ==> acc(a[i]));
  //@ ensures (\forall* int i = 0 .. n; acc(a[i]));
  static void evenAndOdd(int[] a, int n) { }
  //@ requires a != null && 2 * n <= a.length && (\forall* int i = 0 .. n; acc(a[2 * i]));
  //@ ensures (\forall* int i = 0 .. n; acc(a[2 * i]));
  static void strided(int[] a, int n) {
    if (n > 3) { a[2 * 3] = 4; a[4] = 5; }
  }
  //@ requires a != null && 2 * n <= a.length && (\forall* int i = 0 .. n; acc(a[2 * i]));
  static void stridedWrong(int[] a, int n) {
    if (n > 3) a[3] = 4; //~ W0101
  }
}
