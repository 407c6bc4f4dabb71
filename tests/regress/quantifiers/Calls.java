// Pure methods within: what is known of a call is known of all values for which it may be made.
class Calls {
  //@ requires x > -1000 && x < 1000;
  //@ ensures \result >= 0;
  //@ pure
  static int abs(int x) { return x < 0 ? -x : x; }

  static void all() {
    //@ assert (\forall int i = 0 .. 10; abs(i) >= 0);
    //@ assert (\forall int i = 0 .. 10; abs(i) == i);
    //@ assert (\forall int i = -5 .. 10; abs(i) == i); //~ assert:false
  }

  static void outside() {
    //@ assert (\forall int i; abs(i) >= 0); //~ precondition:false
  }

  //@ requires a != null && acc(a[*]) && 0 <= k && k <= a.length;
  //@ ensures \result == (\forall int j = 0 .. k; a[j] > 0);
  //@ decreases k;
  //@ pure
  static boolean positive(int[] a, int k) {
    return k == 0 ? true : positive(a, k - 1) && a[k - 1] > 0;
  }

  //@ requires a != null && acc(a[*]) && 0 <= k && k <= a.length;
  //@ ensures \result == (\forall int j = 0 .. k; a[j] > 0); //~ postcondition:false
  //@ decreases k;
  //@ pure
  static boolean positiveWrong(int[] a, int k) {
    return k == 0 ? true : positiveWrong(a, k - 1) && a[k - 1] >= 0;
  }

  //@ requires a != null && acc(a[*]) && a.length > 9 && positive(a, 8);
  static void use(int[] a) {
    //@ assert a[5] > 0;
    //@ assert a[8] > 0; //~ assert:false
  }
}
