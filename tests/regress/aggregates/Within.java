// Sums within formulas about all values: the variable is part of what is summed up.
class Within {
  //@ requires a != null && b != null && acc(a[*], 1\2) && acc(b[*], 1\2) && 0 <= w && b.length > 5 && a.length > 20 + w;
  //@ requires (\forall int i = 0 .. b.length; i + w <= a.length ==> (\sum int k = 0 .. w; a[i + k]) == b[i]);
  //@ ensures acc(a[*], 1\2) && acc(b[*], 1\2);
  static void windows(int[] a, int[] b, int w) {
    //@ assert (\sum int k = 0 .. w; a[2 + k]) == b[2];
    //@ assert (\sum int k = 0 .. w; a[1 + k]) == b[2]; //~ assert:false
  }

  //@ requires a != null && b != null && acc(a[*], 1\2) && acc(b[*], 1\2) && 0 <= w && a.length > 20 && w < 10;
  //@ requires b.length > 3 && b[3] == (\sum int k = 0 .. w; a[3 + k]);
  //@ requires (\forall int i = 0 .. 3; b[i] == (\sum int k = 0 .. w; a[i + k]));
  //@ ensures acc(a[*], 1\2) && acc(b[*], 1\2);
  //@ ensures (\forall int i = 0 .. 4; b[i] == (\sum int k = 0 .. w; a[i + k]));
  static void oneMore(int[] a, int[] b, int w) {}

  //@ requires a != null && b != null && acc(a[*], 1\2) && acc(b[*], 1\2) && 0 <= w && a.length > 20 && w < 10;
  //@ requires b.length > 3 && (\forall int i = 0 .. 3; b[i] == (\sum int k = 0 .. w; a[i + k]));
  //@ ensures acc(a[*], 1\2) && acc(b[*], 1\2);
  //@ ensures (\forall int i = 0 .. 4; b[i] == (\sum int k = 0 .. w; a[i + k])); //~ postcondition:false
  static void oneMoreWrongly(int[] a, int[] b, int w) {}

  // Formulas within counts within formulas.
  //@ requires a != null && b != null && acc(a[*], 1\2) && acc(b[*], 1\2) && a.length > 20 && b.length > 5;
  //@ requires (\forall int i = 0 .. 5; (\num_of int k = 0 .. 3; (\forall int j = 0 .. 3; a[i + j] <= a[k + j])) == b[i]);
  //@ ensures acc(a[*], 1\2) && acc(b[*], 1\2);
  static void nested(int[] a, int[] b) {
    //@ assert (\num_of int k = 0 .. 3; (\forall int j = 0 .. 3; a[2 + j] <= a[k + j])) == b[2];
    //@ assert (\num_of int k = 0 .. 3; (\forall int j = 0 .. 3; a[2 + j] <= a[k + j])) == b[3]; //~ assert:false
  }

  // What is summed up is cut where the variable of the formula says.
  //@ requires a != null && b != null && c != null && acc(a[*], 1\2) && acc(b[*], 1\2) && acc(c[*], 1\2);
  //@ requires 5 < n && n == a.length && n == b.length && n == c.length;
  //@ requires (\forall int i = 0 .. n; (\sum int k = 0 .. n; k < i ? a[k] : b[k]) == c[i]);
  //@ ensures acc(a[*], 1\2) && acc(b[*], 1\2) && acc(c[*], 1\2);
  static void parts(int[] a, int[] b, int[] c, int n) {
    //@ assert (\sum int k = 0 .. n; k < 2 ? a[k] : b[k]) == c[2];
  }

  //@ requires a != null && b != null && c != null && acc(a[*], 1\2) && acc(b[*], 1\2) && acc(c[*], 1\2);
  //@ requires 5 < n && n == a.length && n == b.length && n == c.length;
  //@ requires (\forall int i = 0 .. n; (\sum int k = 0 .. n; k < i ? a[k] : b[k]) == c[i]);
  //@ ensures acc(a[*], 1\2) && acc(b[*], 1\2) && acc(c[*], 1\2);
  static void partsWrongly(int[] a, int[] b, int[] c, int n) {
    //@ assert (\sum int k = 0 .. n; k < 2 ? a[k] : b[k]) == c[3]; //~ assert:false
  }

  //@ requires a != null && b != null && c != null && acc(a[*], 1\2) && acc(b[*], 1\2) && acc(c[*], 1\2);
  //@ requires 5 < n && n == a.length && n == b.length && n == c.length;
  //@ requires (\forall int i = 0 .. n; (\sum int k = 0 .. n; k == i ? a[k] : b[i]) == c[i]);
  //@ ensures acc(a[*], 1\2) && acc(b[*], 1\2) && acc(c[*], 1\2);
  static void one(int[] a, int[] b, int[] c, int n) {
    //@ assert (\sum int k = 0 .. n; k == 2 ? a[k] : b[2]) == c[2];
    //@ assert (\sum int k = 0 .. n; k == 2 ? a[k] : b[3]) == c[2]; //~ assert:false
  }

  // A formula within a sum, about both variables around it.
  //@ requires a != null && b != null && acc(a[*], 1\2) && acc(b[*], 1\2) && a.length > 20 && b.length > 5;
  //@ requires (\forall int i = 0 .. 5; (\sum int k = 0 .. 4; k < i && (\forall int j = 0 .. 4; a[i + j] <= a[k + j]) ? 1 : 2) == b[i]);
  //@ ensures acc(a[*], 1\2) && acc(b[*], 1\2);
  static void both(int[] a, int[] b) {
    //@ assert (\sum int k = 0 .. 4; k < 2 && (\forall int j = 0 .. 4; a[2 + j] <= a[k + j]) ? 1 : 2) == b[2];
    //@ assert (\sum int k = 0 .. 4; k < 2 && (\forall int j = 0 .. 4; a[3 + j] <= a[k + j]) ? 1 : 2) == b[2]; //~ assert:false
  }
}
