// The fields of the objects in an array: one at a time, all, made one after the other.
class FieldsOfElementsCell {
  int v;
}

class FieldsOfElements {
  //@ requires a != null;
  //@ requires (\forall* int i; 0 <= i && i < a.length; acc(a[i]));
  //@ ensures (\forall* int i; 0 <= i && i < a.length; acc(a[i]));
  //@ ensures (\forall int i = 0 .. a.length; a[i] == 0);
  static void zero(int[] a) {
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ loop_invariant (\forall* int j; 0 <= j && j < a.length; acc(a[j]));
    //@ loop_invariant (\forall int j = 0 .. i; a[j] == 0);
    for (int i = 0; i < a.length; i++) a[i] = 0;
  }

  //@ requires acc(a[*]) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].v));
  //@ ensures acc(a[*]) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].v));
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i].v == 1);
  static void setAll(FieldsOfElementsCell[] a) {
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ loop_invariant acc(a[*]) && (\forall* int j; 0 <= j && j < a.length; acc(a[j].v));
    //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j].v == 1);
    for (int i = 0; i < a.length; i++) a[i].v = 1;
  }

  //@ requires acc(a[*]) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].v)) && 0 <= k && k < a.length;
  //@ requires 0 <= m && m < a.length && k != m;
  //@ ensures acc(a[*]) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].v));
  //@ ensures a[k].v == 5 && a[m].v == \old(a[m].v);
  static void one(FieldsOfElementsCell[] a, int k, int m) {
    a[k].v = 5;
  }

  //@ requires n >= 0;
  //@ ensures acc(\result[*]) && \result.length == n && (\forall* int i; 0 <= i && i < n; acc(\result[i].v));
  static FieldsOfElementsCell[] make(int n) {
    FieldsOfElementsCell[] a = new FieldsOfElementsCell[n];
    //@ loop_invariant 0 <= i && i <= n && a.length == n;
    //@ loop_invariant acc(a[*]) && (\forall* int j; 0 <= j && j < i; acc(a[j].v));
    for (int i = 0; i < n; i++) a[i] = new FieldsOfElementsCell();
    return a;
  }

  //@ requires acc(c.v);
  //@ ensures acc(c.v) && c.v == 7;
  static void set(FieldsOfElementsCell c) { c.v = 7; }

  //@ requires acc(a[*]) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].v)) && 0 <= k && k < a.length;
  //@ ensures acc(a[*]) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].v));
  //@ ensures a[k].v == 7;
  static void call(FieldsOfElementsCell[] a, int k) {
    set(a[k]);
  }

  //@ requires acc(a[*]) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].v));
  //@ requires 0 <= k && k < a.length && 0 <= m && m < a.length && k != m;
  static void distinct(FieldsOfElementsCell[] a, int k, int m) {
    //@ assert a[k] != a[m];
    //@ assert a[k] == a[m]; //~ W0603
  }

  //@ requires acc(x.v);
  static void twice(FieldsOfElementsCell x) {
    //@ assert (\forall* int i; 0 <= i && i < 2; acc(x.v)); //~ W0601
  }

  //@ requires acc(a[*]) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].v));
  //@ ensures acc(a[*]) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].v)); //~ W0501
  static void lose(FieldsOfElementsCell[] a, FieldsOfElementsCell c) {
    if (a.length > 0) a[0] = c;
  }
}
