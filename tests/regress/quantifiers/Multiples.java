// What is said of multiples of the variable is said of what is a multiple; there is a quotient.
class Multiples {
  //@ requires a != null && acc(a[*]) && (\forall int i; 0 <= i && 2 * i < a.length; a[2 * i] == i);
  //@ requires 0 <= n && n < a.length && n % 2 == 0;
  //@ ensures acc(a[*]) && 2 * a[n] == n;
  static void even(int[] a, int n) {}

  //@ requires a != null && acc(a[*]) && (\forall int i; 0 <= i && 2 * i < a.length; a[2 * i] == i);
  //@ requires 0 <= n && n < a.length;
  //@ ensures acc(a[*]) && a[n] == n / 2; //~ postcondition:false
  static void any(int[] a, int n) {}

  //@ requires a != null && acc(a[*]) && (\forall int i; 0 <= i && 3 * i + 1 < a.length; a[3 * i + 1] == 0);
  //@ requires 0 <= n && n < a.length && n % 3 == 1;
  //@ ensures acc(a[*]) && a[n] == 0;
  static void thirds(int[] a, int n) {}

  //@ requires a != null && acc(a[*]) && (\forall int i; 0 <= i && 3 * i + 1 < a.length; a[3 * i + 1] == 0);
  //@ requires 0 <= n && n < a.length && n % 3 == 2;
  //@ ensures acc(a[*]) && a[n] == 0; //~ postcondition:false
  static void otherThirds(int[] a, int n) {}

  //@ ensures (\exists int k; n == 2 * k || n == 2 * k + 1);
  static void evenOrOdd(int n) {}

  //@ ensures (\exists int k; n == 3 * k || n == 3 * k + 1); //~ postcondition:false
  static void twoOfThree(int n) {}

  //@ ensures (\exists int k; -7 * k == n || -7 * k == n - n % 7);
  static void negative(int n) {}

  //@ requires n >= 0;
  //@ ensures (\exists int k; 0 <= k && k <= n && n == 3 * k + n % 3);
  static void rest(int n) {}

  //@ requires n >= 0;
  //@ ensures (\exists int k; 0 <= k && k < n && n == 3 * k + n % 3); //~ postcondition:false
  static void restOfNothing(int n) {}

  //@ requires (\exists int k; n == 2 * k) && (\exists int k; m == 2 * k);
  //@ ensures (\exists int k; n + m == 2 * k);
  static void sum(int n, int m) {}

  //@ requires (\exists int k; n == 2 * k + 1) && (\exists int k; m == 2 * k + 1);
  //@ ensures (\exists int k; n + m == 2 * k + 1); //~ postcondition:false
  static void sumOfOdd(int n, int m) {}
}
