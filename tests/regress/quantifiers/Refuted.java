// What does not follow of formulas about all values.
class Refuted {
  int x;
  int[] a;
  //@ requires acc(b[*]) && (\forall int i; 0 <= i && i < b.length; b[i] == 0);
  static void m1(int[] b, int k) { /*@ assert b[k] == 0; */ } //~ array:bounds
  //@ requires acc(b[*]) && (\forall int i; 0 < i && i < b.length; b[i] == 0) && b.length > 0;
  static void m2(int[] b) { /*@ assert b[0] == 0; */ } //~ assert:false
  //@ requires acc(b[*]) && (\forall int i; 0 <= i && i < b.length; b[i] == 0) && b.length > 3;
  static void m3(int[] b) { b[1] = 5; /*@ assert (\forall int i; 0 <= i && i < b.length; b[i] == 0); */ } //~ assert:false
  //@ requires acc(b[*]) && (\forall int i; 0 <= i && i < b.length; b[i] == 0) && b.length > 3;
  static void m4(int[] b, int k) { if (0 <= k && k < b.length) b[k] = 5; /*@ assert b[2] == 0; */ } //~ assert:false
  //@ requires acc(b[*]) && (\exists int i; 0 <= i && i < b.length; b[i] == 7) && b.length > 3;
  static void m5(int[] b) { /*@ assert b[0] == 7 || b[1] == 7; */ } //~ assert:false
  //@ requires (\forall int i; i < 10 ==> i != n);
  static void m6(int n) { /*@ assert n > 10; */ } //~ assert:false
  //@ requires (\forall int i, j; i <= j ==> i + n <= j);
  static void m7(int n) { /*@ assert n < 0; */ } //~ assert:false
  //@ requires (\forall int i; (\exists int j; j > i + n));
  static void m8(int n) { /*@ assert n < 0; */ } //~ assert:false
  static void m10(int n) { /*@ assert (\exists int i; (\forall int j; j <= i)); */ } //~ assert:false
  static void m11(int n) { /*@ assert (\forall int i; i * i >= 1); */ } //~ assert:false
  //@ requires (\forall Refuted q; q == p || q == null);
  static void m12(Refuted p) { /*@ assert p == null; */ } //~ assert:false
  static void m13() { Refuted p = new Refuted(); /*@ assert (\forall Refuted q; q == p || q == null); */ } //~ assert:false
  //@ ghost static pure boolean nat(int i) = i >= 0;
  //@ ghost static pure boolean odd(int i) requires i >= 0; = i % 2 == 1;
  static void m14() { /*@ assert (\forall int i; 0 <= i ==> odd(i)); */ } //~ assert:false
  static void m15() { /*@ assert (\forall int i; odd(i) ==> i > 0); */ } //~ precondition:false
  static void m17(int n) { int i = 0;
    //@ invariant (\forall int j; 0 <= j && j < i; j < n); //~ invariant-body:false
    while (i < n) { i = i + 2; } //~ arithmetic:overflow
    /*@ assert i == n; */ //~ assert:false
  }
  //@ requires acc(b[*]) && acc(c[*]) && b.length == c.length;
  //@ ensures acc(b[*]) && acc(c[*]) && (\forall int k; 0 <= k && k < c.length; c[k] == b[k]); //~ postcondition:false
  static void copy(int[] b, int[] c) { int i = 0;
    //@ invariant acc(b[*]) && acc(c[*]) && 0 <= i && i <= b.length && (\forall int k; 0 <= k && k < i; c[k] == b[k]);
    while (i < b.length - 1) { c[i] = b[i]; i = i + 1; }
  }
  //@ requires (\forall boolean p; p ==> p == q);
  static void m18(boolean q) { /*@ assert !q; */ } //~ assert:false
  //@ requires (\forall int i; i == 3 ==> (\forall int j; j == i ==> j == n));
  static void m19(int n) { /*@ assert n == 4; */ } //~ assert:false
  //@ requires (\forall int i; (\forall int j; i < j ==> i + 1 < j + n));
  static void m20(int n) { /*@ assert n > 1; */ } //~ assert:false
}
