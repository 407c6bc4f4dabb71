// A range that stands as a claim holds of no number: what rests on it is told.
class Unbounded {
  //@ requires a != null && acc(a[*]) && n <= a.length;
  //@ requires (\forall int i; 0 <= i && i < n && a[i] > 0); //~ contract:vacuous
  //@ ensures \result == 5;
  static int claims(int[] a, int n) {
    return 3;
  }

  //@ requires a != null && acc(a[*]) && n <= a.length;
  //@ requires (\forall int i; 0 <= i && i < n ==> a[i] > 0);
  //@ ensures \result == 5; //~ postcondition:false
  static int okRange(int[] a, int n) {
    return 3;
  }

  //@ requires (\forall int i; 2 * i + n <= 0); //~ contract:vacuous
  static void multiple(int n) {}

  //@ requires (\forall boolean b, int i; i < n); //~ contract:vacuous
  static void several(int n) {}

  /*@ pure @*/ static int f(int i) {
    return i < 0 ? 0 : i % 7;
  }

  //@ requires (\forall int i; 0 <= f(i)) && (\forall int i; f(i) <= i + n);
  static void ofCalls(int n) {
    //@ assert false; //~ assert:false
  }

  //@ requires (\forall int i; i * i >= n) && (\forall int i; i % 2 <= n);
  static void ofProducts(int n) {
    //@ assert false; //~ assert:false
  }

  static void goals(int n) {
    //@ assert (\exists int i; n < i);
    //@ assert (\exists int i; 0 <= i && i < n ==> false);
    //@ assert (\forall int i; n < i); //~ assert:false
  }

  static void everySecond(int n) {
    //@ assert (\exists int i; 0 <= i && i < n); //~ assert:false
  }
}
