// What follows from formulas about all values, and how they follow.
class Formulas {
  static void numbers(int n) {
    //@ assert (\forall int i; i * i >= 0);
    //@ assert (\exists int j; j > n);
    //@ assert (\forall int i; (\exists int j; j > i));
    //@ assert (\exists int i; (\forall int j; j > i)); //~ assert:false
  }

  static void noWitness() {
    //@ assert (\exists int j; j * 2 == 8);
    //@ assert (\exists int j; j * 2 == 7); //~ assert:false
  }

  //@ requires a != null && acc(a[*]) && (\forall int j = 5 .. 5; a[j] > 0);
  static void emptyRange(int[] a) {
    if (a.length > 5) {
      //@ assert a[5] > 0; //~ assert:false
    }
  }

  //@ requires a != null && acc(a[*]) && a.length > 5 && (\forall int j = 5 .. 6; a[j] > 0);
  static void rangeOfOne(int[] a) {
    //@ assert a[5] > 0;
  }

  //@ requires a != null && acc(a[*]) && (\forall int j = 0 .. a.length; a[j] > 0);
  static void outOfRange(int[] a, int k) {
    //@ assert 0 <= k && k < a.length ==> a[k] > 0;
    //@ assert (\exists int j = 0 .. a.length; a[j] > 0); //~ assert:false
  }

  //@ requires a != null && acc(a[*]) && 0 < k && k < a.length && (\exists int j = 0 .. k; a[j] == 7);
  static void someHas(int[] a, int k) {
    //@ assert (\exists int j = 0 .. a.length; a[j] == 7);
    //@ assert a[0] == 7; //~ assert:false
  }

  //@ requires (\forall boolean b; b ==> k > 0);
  static void truthValues(int k) {
    //@ assert k > 0;
    //@ assert (\forall boolean b; b || !b);
    //@ assert (\forall boolean b; b); //~ assert:false
  }

  //@ requires a != null && acc(a[*]) && (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] != a[j]);
  static void distinct(int[] a, int p, int q) {
    //@ assert 0 <= p && p < q && q < a.length ==> a[p] != a[q];
    //@ assert 0 <= p && p < a.length && 0 <= q && q < a.length && p != q ==> a[p] != a[q];
    //@ assert 0 <= p && p < a.length && 0 <= q && q < a.length ==> a[p] != a[q]; //~ assert:false
  }

  //@ requires a != null && acc(a[*]) && a.length > 3 && (\forall int j = 1 .. a.length; a[j - 1] <= a[j]);
  static void neighbours(int[] a) {
    //@ assert a[0] <= a[1];
    //@ assert a[0] <= a[3];
  }

  //@ requires a != null && acc(a[*]) && (forall int j = 0 .. a.length; a[j] > 0);
  //@ ensures acc(a[*]) && (forall int j = 0 .. a.length; a[j] > 0);
  static void inside(int[] a, int k) {
    if (0 <= k && k < a.length) a[k] = 1;
  }

  //@ requires a != null && acc(a[*]) && (\forall int j = 0 .. a.length; a[j] > 0);
  //@ ensures acc(a[*]) && (\forall int j = 0 .. a.length; a[j] > 0); //~ postcondition:false
  static void insideWrong(int[] a, int k) {
    if (0 <= k && k < a.length) a[k] = 0;
  }

  //@ requires a != null && acc(a[*]) && 0 <= n && n + 1 < a.length;
  //@ requires (\forall int i, j; 0 <= i && i < j && j < n; a[i] <= a[j]);
  //@ ensures acc(a[*]) && (\forall int i, j; 0 <= i && i < j && j < n; a[i] <= a[j]);
  static void swapOutside(int[] a, int n) {
    int t = a[n];
    a[n] = a[n + 1];
    a[n + 1] = t;
  }

  //@ requires a != null && acc(a[*]) && 0 < n && n < a.length;
  //@ requires (\forall int i, j; 0 <= i && i < j && j < n; a[i] <= a[j]);
  //@ ensures acc(a[*]) && (\forall int i, j; 0 <= i && i < j && j < n; a[i] <= a[j]); //~ postcondition:false
  static void swapInside(int[] a, int n) {
    int t = a[n - 1];
    a[n - 1] = a[n];
    a[n] = t;
  }

  //@ requires a != null && acc(a[*]) && (\forall int j = 0 .. a.length; a[j] > 0);
  //@ ensures acc(a[*]) && (\forall int j = 0 .. a.length; a[j] > 0);
  static void passedOn(int[] a) {
    inside(a, 3);
  }
}
