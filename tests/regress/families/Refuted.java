// What does not follow of families, each beside what does.
class RefutedBox {
  int v;
  RefutedBox next;
}
class Refuted {
  // more than there is
  //@ requires a != null && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  static void twice(RefutedBox[] a) {
    //@ assert (\forall* int i = 0 .. a.length; acc(a[i].v)) && (\forall* int i = 0 .. a.length; acc(a[i].v)); //~ W0601
  }
  //@ requires a != null && acc(a[*]) && (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] != a[j]) && (\forall* int i = 0 .. a.length; acc(a[i].v, 1/2));
  static void halves(RefutedBox[] a) {
    //@ assert (\forall* int i = 0 .. a.length; acc(a[i].v, 1/4)) && (\forall* int i = 0 .. a.length; acc(a[i].v, 1/4));
    //@ assert (\forall* int i = 0 .. a.length; acc(a[i].v, 1/3)) && (\forall* int i = 0 .. a.length; acc(a[i].v, 1/4)); //~ W0601
  }
  // one object twice in an array
  //@ requires x != null && acc(x.v);
  static void sameTwice(RefutedBox x) {
    RefutedBox[] a = new RefutedBox[2];
    a[0] = x;
    a[1] = x;
    //@ assert (\forall* int i = 0 .. 1; acc(a[i].v));
    //@ assert (\forall* int i = 0 .. 2; acc(a[i].v)); //~ W0601
  }
  //@ requires x != null && acc(x.v) && acc(y.v);
  static void two(RefutedBox x, RefutedBox y) {
    RefutedBox[] a = new RefutedBox[2];
    a[0] = x;
    a[1] = y;
    //@ assert (\forall* int i = 0 .. 2; acc(a[i].v));
    //@ assert (\forall* int i; 0 <= i && i < 2 && i != 1; acc(a[i].v));
    //@ assert (\forall* int i; 0 <= i && i < 2; acc(a[1 - i].v));
    //@ assert (\forall* int i; 0 <= i && i < 3; acc(a[i].v)); //~ W1807
  }
  // outside of the range
  //@ requires a != null && 2 <= a.length && acc(a[*]) && (\forall* int i = 1 .. a.length; acc(a[i].v));
  static void outside(RefutedBox[] a) {
    a[1].v = 1;
    a[0].v = 1; //~ W0101
  }
  // values
  //@ requires a != null && 2 <= a.length && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v)) && (\forall int i = 0 .. a.length; a[i].v == 7);
  static void values(RefutedBox[] a, int k) {
    //@ assert a[0].v == 7 && a[1].v == 7;
    a[0].v = 8;
    //@ assert (\forall int i = 1 .. a.length; a[i].v == 7);
    //@ assert (\forall int i = 0 .. a.length; a[i].v == 7); //~ W0603
  }
  // given away
  //@ requires a != null && 0 <= k && k < a.length && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  static void given(RefutedBox[] a, int k) {
    take(a[k]);
    //@ assert (\forall* int i; 0 <= i && i < a.length && i != k; acc(a[i].v));
    int v = a[k].v; //~ W0201
  }
  //@ requires acc(b.v);
  static void take(RefutedBox b) {}
  // changes by a call
  //@ requires a != null && 1 < a.length && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v)) && a[0].v == 1 && a[1].v == 1;
  static void call(RefutedBox[] a) {
    change(a[0]);
    //@ assert a[1].v == 1;
    //@ assert a[0].v == 1; //~ W0603
  }
  //@ requires acc(b.v);
  //@ ensures acc(b.v);
  static void change(RefutedBox b) { b.v = 3; }
  // an empty family says nothing of the object
  //@ requires (\forall* int i; 0 <= i && i < n; acc(b.v));
  static void one(RefutedBox b, int n) {
    //@ assert n <= 1;
    //@ assert n == 1; //~ W0603
  }
  //@ requires (\forall* int i; 0 <= i && i < n; acc(b.v, 1/2)); //~ W1401
  static void half(RefutedBox b, int n) {
    //@ assert n <= 1;
  }
  // next of next
  //@ requires a != null && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].next) && acc(a[i].v));
  //@ requires 0 < a.length;
  static void nested(RefutedBox[] a) {
    a[0].next = a[0];
    a[0].next.v = 3;
    //@ assert a[0].v == 3;
    a[0].next.next.v = 4;
    //@ assert a[0].v == 3; //~ W0603
  }
  //@ requires a != null && acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].next) && acc(a[i].next.v));
  //@ requires 1 < a.length;
  static void through(RefutedBox[] a) {
    a[0].next.v = 3;
    a[1].next.v = 4;
    //@ assert a[0].next.v == 3;
    //@ assert a[0].next != a[1].next;
    //@ assert a[0] != a[1];
    a[0].next = a[1].next;
    //@ assert (\forall* int i = 0 .. a.length; acc(a[i].next.v)); //~ W0601
  }
}
