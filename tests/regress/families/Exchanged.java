// Elements are exchanged: the family is the same, by other keys.
class Exchanged {
  static class Box {
    int v;
  }

  //@ requires a != null && 0 <= x && x < a.length && 0 <= y && y < a.length && acc(a[0..a.length]);
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures acc(a[0..a.length]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures a[x].v == \old(a[y].v) && a[y].v == \old(a[x].v);
  //@ ensures (\forall int i; 0 <= i && i < a.length && i != x && i != y; a[i].v == \old(a[i].v));
  static void swap(Box[] a, int x, int y) {
    Box t = a[x];
    a[x] = a[y];
    a[y] = t;
  }

  //@ requires a != null && 0 <= x && x < y && y < a.length && acc(a[0..a.length]);
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures acc(a[0..a.length]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures a[x].v == \old(a[x].v); //~ postcondition:false
  static void swapWrongly(Box[] a, int x, int y) {
    Box t = a[x];
    a[x] = a[y];
    a[y] = t;
  }

  //@ requires a != null && 0 <= x && x < y && y < a.length && acc(a[0..a.length]);
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures acc(a[0..a.length]) && (\forall* int i = 0 .. a.length; acc(a[i].v)); //~ postcondition:permission
  static void duplicate(Box[] a, int x, int y) {
    a[x] = a[y];
  }

  //@ requires a != null && n != null && 0 <= x && x < a.length && acc(a[0..a.length]) && acc(n.v);
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures acc(a[0..a.length]) && (\forall* int i = 0 .. a.length; acc(a[i].v)) && acc(\result.v);
  static Box replace(Box[] a, int x, Box n) {
    Box before = a[x];
    a[x] = n;
    return before;
  }

  //@ requires a != null && n != null && 0 <= x && x < a.length && acc(a[0..a.length]) && acc(n.v, 1\2);
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures acc(a[0..a.length]) && (\forall* int i = 0 .. a.length; acc(a[i].v)); //~ postcondition:permission
  static void replaceByHalf(Box[] a, int x, Box n) {
    a[x] = n;
  }

  // What is written by an index that is not known.
  //@ requires a != null && 0 <= x && x < y && y < a.length && 0 <= k && k < a.length && acc(a[0..a.length]);
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures acc(a[0..a.length]) && (\forall* int i = 0 .. a.length; acc(a[i].v)) && a[k].v == 5;
  //@ ensures k == x ==> a[y].v == \old(a[x].v);
  //@ ensures k != x && k != y ==> a[y].v == \old(a[x].v) && a[x].v == \old(a[y].v);
  static void writesOne(Box[] a, int x, int y, int k) {
    Box t = a[x];
    a[x] = a[y];
    a[y] = t;
    a[k].v = 5;
  }

  //@ requires a != null && 0 <= x && x < y && y < a.length && 0 <= k && k < a.length && acc(a[0..a.length]);
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures acc(a[0..a.length]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures a[y].v == \old(a[x].v); //~ postcondition:false
  static void writesMaybeThat(Box[] a, int x, int y, int k) {
    Box t = a[x];
    a[x] = a[y];
    a[y] = t;
    a[k].v = 5;
  }

  //@ requires a != null && a.length > 0 && acc(a[0..a.length]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures acc(a[0..a.length]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i].v <= a[a.length - 1].v);
  static void greatestUp(Box[] a) {
    int k = 0;
    while (k + 1 < a.length)
    //@ invariant 0 <= k && k < a.length && acc(a[0..a.length]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
    //@ invariant (\forall int i; 0 <= i && i < k; a[i].v <= a[k].v);
    {
      if (a[k].v > a[k + 1].v) {
        Box t = a[k];
        a[k] = a[k + 1];
        a[k + 1] = t;
      }
      k++;
    }
  }

  // Rows change their places; each has its elements with it.
  //@ requires m != null && 0 <= x && x < m.length && 0 <= y && y < m.length && acc(m[0..m.length]);
  //@ requires (\forall* int i = 0 .. m.length; acc(m[i][*]));
  //@ ensures acc(m[0..m.length]) && (\forall* int i = 0 .. m.length; acc(m[i][*]));
  static void swapRows(int[][] m, int x, int y) {
    int[] t = m[x];
    m[x] = m[y];
    m[y] = t;
  }

  //@ requires m != null && 0 <= x && x < y && y < m.length && acc(m[0..m.length]);
  //@ requires (\forall* int i = 0 .. m.length; acc(m[i][*]));
  //@ ensures acc(m[0..m.length]) && (\forall* int i = 0 .. m.length; acc(m[i][*])); //~ postcondition:permission
  static void duplicateRow(int[][] m, int x, int y) {
    m[x] = m[y];
  }
}
