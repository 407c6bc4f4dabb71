// Parts of permissions to what may be one field: if it is one, it has one value. So different values tell objects apart.
class OneValue {
  int x;
  OneValue next;

  //@ requires acc(x, 1/3) && acc(next, 1/3) && next != null && acc(next.x, 1/3) && x != next.x;
  //@ ensures acc(x, 1/3) && acc(next, 1/3) && next != this;
  void different() {}

  //@ requires acc(x, 1/3) && acc(next, 1/3) && next != null && acc(next.x, 1/3) && x == next.x;
  //@ ensures acc(x, 1/3) && acc(next, 1/3) && next != this; //~ postcondition:false
  void equal() {}

  //@ requires acc(a.x, 1/2) && acc(b.x, 1/2);
  //@ ensures acc(a.x, 1/2) && acc(b.x, 1/2) && (a == b ==> a.x == b.x);
  //@ ensures a.x == b.x ==> a == b; //~ postcondition:false
  static void implied(OneValue a, OneValue b) {}

  //@ requires acc(a.x, 1/4) && acc(b.x, 1/4) && acc(c.x, 1/4) && a.x < b.x && b.x < c.x;
  //@ ensures a != b && b != c && a != c;
  static void three(OneValue a, OneValue b, OneValue c) {}

  //@ requires acc(a.x, 1/4) && acc(b.x, 1/4) && acc(c.x, 1/4) && a.x < b.x && b.x <= c.x;
  //@ ensures a != b && a != c;
  //@ ensures b != c; //~ postcondition:false
  static void two(OneValue a, OneValue b, OneValue c) {}

  //@ requires 0 <= p && acc(a.x, p) && acc(b.x, 1/4) && b.x == 3;
  //@ ensures a == b && 0 < p ==> acc(a.x, p) && a.x == 3;
  static void maybe(OneValue a, OneValue b /*@ ghost perm p @*/) {}
}

class OneElement {
  //@ requires acc(a[0], 1/3) && acc(b[0], 1/3) && a[0] != b[0];
  //@ ensures acc(a[0], 1/3) && a != b;
  static void arrays(int[] a, int[] b) {}

  //@ requires acc(a[i], 1/3) && acc(a[j], 1/3) && a[i] != a[j];
  //@ ensures acc(a[i], 1/3) && i != j;
  static void indices(int[] a, int i, int j) {}

  //@ requires a != null && acc(a[*], 1/3) && acc(b[i], 1/3) && 0 <= i && i < a.length && a[i] < b[i];
  //@ ensures a != b;
  static void within(int[] a, int[] b, int i) {}

  //@ requires acc(a[i], 1/3) && acc(b[j], 1/3) && a[i] != b[j];
  //@ ensures acc(a[i], 1/3) && (a != b || i != j);
  //@ ensures a != b; //~ postcondition:false
  static void either(int[] a, int[] b, int i, int j) {}
}
