// `forall*` as well as `\forall*`.
class WithoutBackslash {
  int x;

  //@ requires acc(a[*], 1/2) && (forall* int i; 0 <= i < a.length; acc(a[i].x)) && 0 <= n < a.length;
  //@ ensures acc(a[*], 1/2) && (forall* int i = 0 .. a.length; acc(a[i].x));
  static void right(WithoutBackslash[] a, int n) {
    a[n].x = 5;
  }

  //@ requires (forall* WithoutBackslash o; o \in s; acc(o.x, 1/2)) && p \in s;
  static void wrong(WithoutBackslash p /*@ ghost set<WithoutBackslash> s @*/) {
    p.x = 3; //~ write:permission
  }
}
