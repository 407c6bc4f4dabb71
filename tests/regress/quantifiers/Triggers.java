// `{:e:}` around a part of what is said of all values is that part: it adds nothing, and takes nothing away.
class Triggers {
  //@ ghost static pure int f(int n);

  //@ requires (\forall int i; 0 <= i && i < n; {:f(i):} > 0);
  //@ requires 0 <= k && k < n;
  static void uses(int n, int k) {
    //@ assert f(k) > 0;
    //@ assert f(k) > 1; //~ assert:false
  }

  // One that says nothing of the variable is no hint, and no harm.
  //@ requires (\forall int i; 0 <= i && i < n; {:f(0):} <= f(i));
  //@ requires 0 <= k && k < n;
  static void constant(int n, int k) {
    //@ assert f(0) <= f(k);
    //@ assert f(k) <= f(0); //~ assert:false
  }

  //@ requires n >= 0;
  //@ ensures (\forall int i; 0 <= i && i < n; {:i * i:} >= i);
  static void shows(int n) { }

  // Nobody looked at f(i): it is not said, and must be shown.
  //@ ensures (\forall int i; 0 <= i && i < n; {:f(i):} > 0); //~ postcondition:false
  static void wrong(int n) { }

  //@ requires a != null ** acc(a[*]) ** (\forall int i = 0 .. a.length; {:a[i]:} == 0);
  //@ ensures acc(a[*]) ** (\forall int i = 0 .. a.length; {:a[i]:} == 0);
  //@ ensures !(\exists int i = 0 .. a.length; {:a[i]:} != 0);
  static void array(int[] a) { }

  //@ requires a != null ** acc(a[*]);
  //@ ensures acc(a[*]) ** (\exists int i = 0 .. a.length; {:a[i]:} == 1);
  static void stores(int[] a)
    //@ requires a.length > 3;
  { a[2] = 1; }

  //@ requires a != null ** acc(a[*]);
  //@ ensures acc(a[*]) ** (\exists int i = 0 .. a.length; {:a[i]:} == 2); //~ postcondition:false
  static void wrongStores(int[] a)
    //@ requires a.length > 3;
  { a[2] = 1; }

  // What stands in it must be well-defined.
  //@ requires a != null ** acc(a[*]) ** (\forall int i; {:a[i]:} == 0); //~ contract:bounds
  static void undefined(int[] a) { }

  //@ requires a != null ** (\forall* int i = 0 .. a.length; Perm({:a[i]:}, write));
  //@ ensures (\forall* int i = 0 .. a.length; acc({:a[i]:}) ** a[i] == 0);
  static void aroundLocations(int[] a) {
    //@ loop_invariant 0 <= n <= a.length ** (\forall* int i = 0 .. a.length; Perm({:a[i]:}, write));
    //@ loop_invariant (\forall int i = 0 .. n; {:a[i]:} == 0);
    for (int n = 0; n < a.length; n++) {
      a[n] = 0;
    }
  }

  //@ requires a != null ** (\forall* int i = 1 .. a.length; Perm({:a[i]:}, write));
  static void wrongAroundLocations(int[] a) {
    if (a.length > 0) {
      a[0] = 1; //~ write:permission
    }
  }
}
