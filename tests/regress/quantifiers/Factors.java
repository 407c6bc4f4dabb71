// What is multiplied is what a product in an `\exists` is looked for among.
class Factors {
  //@ requires 2 <= d && 2 <= f && m == d * f;
  //@ ensures (\exists int e, k; 2 <= e && 2 <= k && e * k == m);
  static void composite(int d, int f, int m) {
  }

  //@ requires 2 <= d && 1 <= f && m == d * f;
  //@ ensures (\exists int e, k; 2 <= e && 2 <= k && e * k == m); //~ postcondition:false
  static void maybePrime(int d, int f, int m) {
  }

  //@ pure static int g(int i);

  //@ requires (\forall int i; g(i * i) > 0) && k == n * n;
  //@ ensures g(k) > 0;
  static void square(int k, int n) {
  }

  //@ requires (\forall int i; g(i * i) > 0) && k == n * n;
  //@ ensures g(k + 1) > 0; //~ postcondition:false
  static void besideSquare(int k, int n) {
  }

  //@ requires acc(c[*]) && 2 <= d && 2 <= f && m == d * f && m < c.length;
  //@ requires (\forall int i = 2 .. c.length; c[i] ==> (\exists int e, k; 2 <= e && 2 <= k && e * k == i));
  //@ ensures acc(c[*]) && (\forall int i = 2 .. c.length; c[i] ==> (\exists int e, k; 2 <= e && 2 <= k && e * k == i));
  static void mark(boolean[] c, int d, int f, int m) {
    c[m] = true;
  }
}
