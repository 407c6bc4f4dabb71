// More than the whole of a location cannot be held, in however many parts that is said; of no location, any
// amount can.
class Sums {
  int x;

  //@ requires acc(a[0], 1/2) && acc(b[0], 1/2) && acc(b[0], 1/2);
  //@ ensures a != b;
  //@ ensures a == null; //~ postcondition:false
  static void ofElements(int[] a, int[] b) {}

  //@ requires acc(a[0], 1/2) && acc(a[i], 1/2) && acc(a[i], 1/2);
  //@ ensures i != 0;
  //@ ensures i == 1; //~ postcondition:false
  static void ofIndices(int[] a, int i) {}

  //@ requires acc(a[*], 1/2) && acc(b[*], 1/2) && acc(b[*], 1/2);
  //@ ensures a.length > 0 ==> a != b;
  //@ ensures a != b; //~ postcondition:false
  static void ofArrays(int[] a, int[] b) {}

  //@ requires acc(a[*], 1/2) && acc(a[i], 1/4) && acc(b[0], 1/4);
  //@ requires acc(b[0], 1/4);
  //@ ensures a != b; //~ postcondition:false
  static void enough(int[] a, int[] b, int i) {}

  //@ requires acc(a[*]) && (\forall* int i; 0 <= i < a.length; acc(a[i].x, 2/3));
  //@ requires b != null && acc(b.x, 1/4) && acc(b.x, 1/4) && a.length > 3;
  //@ ensures acc(a[*]) && a[2] != b;
  //@ ensures acc(a[0]); //~ postcondition:permission
  static void ofFamilies(Sums[] a, Sums b) {}

  //@ requires acc(a[*], 2/3) && acc(a[*], 2/3);
  //@ ensures a.length == 0;
  //@ ensures false; //~ postcondition:false //~ contract:vacuous
  static void none(int[] a) {}

  //@ requires a != null && 0 <= n && n <= a.length;
  //@ requires acc(a[0 .. n], 1/2) && acc(a[0 .. n], 1/2) && acc(a[0 .. n], 1/2);
  //@ ensures n == 0;
  //@ ensures false; //~ postcondition:false //~ contract:vacuous
  static void noneOfRanges(int[] a, int n) {}

  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f) && f <= 1;
  static void bind(int[] a) {}

  // What is bound there is at most the whole, though more is held of nothing.
  //@ requires acc(a[*], 2/3) && acc(a[*], 2/3);
  static void bound(int[] a) {
    bind(a);
    assert a.length == 0;
    assert 1 == 2; //~ assert:false
  }

  //@ requires a != null && a.length == 0 && acc(a[*], 2);
  static void twice(int[] a) {
    bind(a);
    assert 1 == 2; //~ assert:false
  }

  //@ requires acc(a[*], ?f) && acc(a[*], ?g);
  static void both(int[] a) {
    //@ assert a.length > 0 ==> f + g <= 1;
    //@ assert f + g <= 1; //~ assert:false
  }
}
