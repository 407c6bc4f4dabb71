// The body must be well-defined for every value in the range, and for no other.
class WellDefined {
  //@ requires a != null && acc(a[*]);
  //@ requires (\forall int j; 0 <= j && j < a.length; a[j] > 0);
  static void inRange(int[] a) { }

  //@ requires a != null && acc(a[*]);
  //@ requires (\forall int j; 0 <= j && j <= a.length; a[j] > 0); //~ contract:bounds
  static void oneTooMany(int[] a) { }

  //@ requires a != null && acc(a[*]);
  //@ requires (\forall int j; a[j] > 0); //~ contract:bounds
  static void withoutRange(int[] a) { }

  //@ requires a != null && (\forall int j = 0 .. a.length; a[j] > 0); //~ contract:permission
  static void withoutPermission(int[] a) { }

  //@ requires (\forall int j; j != 0; 10 / j < 11);
  static void divided() { }

  //@ requires (\forall int j; j >= 0; 10 / j < 11); //~ contract:division-by-zero
  static void dividedByZero() { }

  //@ requires a != null && acc(a[*]) && (\exists int j = 0 .. a.length; a[j] == 0 && a[j - 1] == 1); //~ contract:bounds
  static void outsideInSome(int[] a) { }

  //@ requires a != null && acc(a[*]) && b != null && acc(b[*]);
  //@ requires (\forall int j = 0 .. a.length; 0 <= a[j] && a[j] < b.length) && (\forall int j = 0 .. a.length; b[a[j]] > 0);
  static void nested(int[] a, int[] b) { }

  //@ requires a != null && acc(a[*]) && b != null && acc(b[*]);
  //@ requires (\forall int j = 0 .. a.length; 0 <= a[j] && a[j] <= b.length) && (\forall int j = 0 .. a.length; b[a[j]] > 0); //~ contract:bounds
  static void nestedOutside(int[] a, int[] b) { }
}
