// Shares of the elements of arrays.
class Arrays {
  //@ requires acc(a[*], 1/2) && a.length > 3;
  //@ ensures acc(a[*], 1/2) && result == a[1];
  static int reads(int[] a) { return a[1]; }
  //@ requires acc(a[*], 1/2) && a.length > 3;
  static void writes(int[] a) { a[1] = 3; } //~ write:permission
  //@ requires acc(a[*], 1/2) && acc(a[*], 1/2) && a.length > 3;
  //@ ensures acc(a[*]) && a[1] == 3;
  static void halves(int[] a) { a[1] = 3; }
  //@ requires acc(a[*]) && a.length > 3;
  //@ ensures acc(a[*]) && a[2] == old(a[2]);
  static void lends(int[] a) { reads(a); reads(a); a[1] = 2; }
  //@ requires acc(a[0..3], 1/2) && acc(a[1..2], 1/2);
  //@ ensures acc(a[0], 1/2) && acc(a[1]) && acc(a[2], 1/2) && a[1] == 7;
  static void oneOfThem(int[] a) { a[1] = 7; }
  //@ requires acc(a[0..3], 1/2) && acc(a[1..2], 1/2);
  static void another(int[] a) { a[2] = 7; } //~ write:permission
  //@ requires acc(a[*], 2/3) && acc(b[*], 2/3) && a.length == 4 && b.length == 4;
  static void apart(int[] a, int[] b) { /*@ assert a != b; */ }
  //@ requires acc(a[*], 1/2) && acc(b[*], 1/2) && a.length == 4 && b.length == 4;
  static void maybeOne(int[] a, int[] b) { /*@ assert a != b; */ } //~ assert:false
  //@ requires acc(a[i], ?f) && 0 <= i && i < 3;
  //@ ensures acc(a[i], f) && result == a[i];
  static int element(int[] a, int i) { return a[i]; }
  //@ requires acc(a[*], read);
  //@ ensures acc(a[*], read);
  static void some(int[] a) { if (a.length > 0) { int x = a[0]; } }
  //@ requires acc(a[*]);
  //@ ensures acc(a[*]); //~ postcondition:permission
  static void losesSome(int[] a) { some(a); }
}
