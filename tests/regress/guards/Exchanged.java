// Numbers, and objects, that many ifs exchange: their sum, and what the objects hold.
class Exchanged {
  static class P { int v; }

  static void numbers(int a, int b, boolean c0, boolean c1, boolean c2, boolean c3, boolean c4, boolean c5, boolean c6, boolean c7, boolean c8, boolean c9, boolean c10, boolean c11, boolean c12, boolean c13, boolean c14, boolean c15)
    //@ requires 0 <= a && a < 1000 && 0 <= b && b < 1000;
  {
    int x = a, y = b, t = 0;
    if (c0) { t = x; x = y; y = t; }
    if (c1) { t = x; x = y; y = t; }
    if (c2) { t = x; x = y; y = t; }
    if (c3) { t = x; x = y; y = t; }
    if (c4) { t = x; x = y; y = t; }
    if (c5) { t = x; x = y; y = t; }
    if (c6) { t = x; x = y; y = t; }
    if (c7) { t = x; x = y; y = t; }
    if (c8) { t = x; x = y; y = t; }
    if (c9) { t = x; x = y; y = t; }
    if (c10) { t = x; x = y; y = t; }
    if (c11) { t = x; x = y; y = t; }
    if (c12) { t = x; x = y; y = t; }
    if (c13) { t = x; x = y; y = t; }
    if (c14) { t = x; x = y; y = t; }
    if (c15) { t = x; x = y; y = t; }
    //@ assert x + y == a + b;
    //@ assert 3 * x + 3 * y - b == 3 * a + 2 * b;
    //@ assert x + 2 * y == a + 2 * b; //~ assert:false
  }

  static void oneTwice(int a, int b, boolean c)
    //@ requires 0 <= a && a < 1000 && 0 <= b && b < 1000;
  {
    int x = a, y = b;
    if (c) { x = y; y = x; }
    //@ assert x + y == a + b; //~ assert:false
  }

  static void values(P a, P b, boolean c0, boolean c1, boolean c2, boolean c3, boolean c4, boolean c5, boolean c6, boolean c7, boolean c8, boolean c9, boolean c10, boolean c11, boolean c12, boolean c13, boolean c14, boolean c15)
    //@ requires acc(a.v) ** acc(b.v) ** a.v == 1 ** b.v == 2;
    //@ ensures acc(a.v) ** acc(b.v) ** a.v + b.v == 3;
  {
    P x = a, y = b, t = null;
    if (c0) { t = x; x = y; y = t; }
    if (c1) { t = x; x = y; y = t; }
    if (c2) { t = x; x = y; y = t; }
    if (c3) { t = x; x = y; y = t; }
    if (c4) { t = x; x = y; y = t; }
    if (c5) { t = x; x = y; y = t; }
    if (c6) { t = x; x = y; y = t; }
    if (c7) { t = x; x = y; y = t; }
    if (c8) { t = x; x = y; y = t; }
    if (c9) { t = x; x = y; y = t; }
    if (c10) { t = x; x = y; y = t; }
    if (c11) { t = x; x = y; y = t; }
    if (c12) { t = x; x = y; y = t; }
    if (c13) { t = x; x = y; y = t; }
    if (c14) { t = x; x = y; y = t; }
    if (c15) { t = x; x = y; y = t; }
    //@ assert x.v + y.v == 3;
    //@ assert x.v != y.v;
    //@ assert x == a || x == b;
    //@ assert x.v == 1; //~ assert:false
  }

  static void written(P a, P b, boolean c0, boolean c1, boolean c2, boolean c3, boolean c4, boolean c5, boolean c6, boolean c7, boolean c8, boolean c9, boolean c10, boolean c11, boolean c12, boolean c13, boolean c14, boolean c15)
    //@ requires acc(a.v) ** acc(b.v) ** 0 <= a.v < 9 ** 0 <= b.v < 9;
    //@ ensures acc(a.v) ** acc(b.v) ** a.v + b.v == \old(a.v + b.v) + 1;
  {
    P x = a, y = b, t = null;
    if (c0) { t = x; x = y; y = t; }
    if (c1) { t = x; x = y; y = t; }
    if (c2) { t = x; x = y; y = t; }
    if (c3) { t = x; x = y; y = t; }
    if (c4) { t = x; x = y; y = t; }
    if (c5) { t = x; x = y; y = t; }
    if (c6) { t = x; x = y; y = t; }
    if (c7) { t = x; x = y; y = t; }
    if (c8) { t = x; x = y; y = t; }
    if (c9) { t = x; x = y; y = t; }
    if (c10) { t = x; x = y; y = t; }
    if (c11) { t = x; x = y; y = t; }
    if (c12) { t = x; x = y; y = t; }
    if (c13) { t = x; x = y; y = t; }
    if (c14) { t = x; x = y; y = t; }
    if (c15) { t = x; x = y; y = t; }
    x.v = x.v + 1;
  }

  static void writtenWrongly(P a, P b, boolean c0, boolean c1, boolean c2, boolean c3, boolean c4, boolean c5, boolean c6, boolean c7, boolean c8, boolean c9, boolean c10, boolean c11, boolean c12, boolean c13, boolean c14, boolean c15)
    //@ requires acc(a.v) ** acc(b.v) ** 0 <= a.v < 9 ** 0 <= b.v < 9;
    //@ ensures acc(a.v) ** acc(b.v) ** a.v == \old(a.v) + 1; //~ postcondition:false
  {
    P x = a, y = b, t = null;
    if (c0) { t = x; x = y; y = t; }
    if (c1) { t = x; x = y; y = t; }
    if (c2) { t = x; x = y; y = t; }
    if (c3) { t = x; x = y; y = t; }
    if (c4) { t = x; x = y; y = t; }
    if (c5) { t = x; x = y; y = t; }
    if (c6) { t = x; x = y; y = t; }
    if (c7) { t = x; x = y; y = t; }
    if (c8) { t = x; x = y; y = t; }
    if (c9) { t = x; x = y; y = t; }
    if (c10) { t = x; x = y; y = t; }
    if (c11) { t = x; x = y; y = t; }
    if (c12) { t = x; x = y; y = t; }
    if (c13) { t = x; x = y; y = t; }
    if (c14) { t = x; x = y; y = t; }
    if (c15) { t = x; x = y; y = t; }
    x.v = x.v + 1;
  }

  // One of them may be neither.
  static void third(P a, P b, P d, boolean c0, boolean c1, boolean c2, boolean c3, boolean c4, boolean c5, boolean c6, boolean c7, boolean c8, boolean c9, boolean c10, boolean c11, boolean c12, boolean c13, boolean c14, boolean c15)
    //@ requires acc(a.v) ** acc(b.v) ** acc(d.v) ** a.v == 1 ** b.v == 2 ** d.v == 3;
    //@ ensures acc(a.v) ** acc(b.v) ** acc(d.v);
  {
    P x = a, y = b, t = d;
    if (c15) { x = t; }
    if (c0) { t = x; x = y; y = t; }
    if (c1) { t = x; x = y; y = t; }
    if (c2) { t = x; x = y; y = t; }
    if (c3) { t = x; x = y; y = t; }
    if (c4) { t = x; x = y; y = t; }
    if (c5) { t = x; x = y; y = t; }
    if (c6) { t = x; x = y; y = t; }
    if (c7) { t = x; x = y; y = t; }
    if (c8) { t = x; x = y; y = t; }
    if (c9) { t = x; x = y; y = t; }
    if (c10) { t = x; x = y; y = t; }
    if (c11) { t = x; x = y; y = t; }
    if (c12) { t = x; x = y; y = t; }
    if (c13) { t = x; x = y; y = t; }
    if (c14) { t = x; x = y; y = t; }
    if (c15) { t = x; x = y; y = t; }
    //@ assert 3 <= x.v + y.v && x.v + y.v <= 5;
    //@ assert x.v + y.v == 3; //~ assert:false
  }
}
