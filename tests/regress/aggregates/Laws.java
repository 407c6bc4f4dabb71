// What follows of sums, counts, products, greatest and least values by themselves.
class Laws {
  //@ requires a != null && acc(a[*]) && a.length > 3;
  //@ ensures acc(a[*]) && (\sum int i = 0 .. a.length; a[i]) == a[0] + (\sum int i = 1 .. a.length - 1; a[i]) + a[a.length - 1];
  static void ends(int[] a) { }

  //@ requires a != null && acc(a[*]) && a.length > 3;
  //@ ensures acc(a[*]) && (\sum int i = 0 .. a.length; a[i]) == a[0] + (\sum int i = 1 .. a.length - 1; a[i]); //~ postcondition:false
  static void oneEnd(int[] a) { }

  //@ requires a != null && acc(a[*]) && (\forall int i = 0 .. a.length; a[i] >= 0);
  //@ ensures acc(a[*]) && (\sum int i = 0 .. a.length; a[i]) >= 0;
  static void positive(int[] a) { }

  //@ requires a != null && acc(a[*]) && (\forall int i = 1 .. a.length; a[i] >= 0);
  //@ ensures acc(a[*]) && (\sum int i = 0 .. a.length; a[i]) >= 0; //~ postcondition:false
  static void almostPositive(int[] a) { }

  //@ requires a != null && acc(a[*]) && 0 <= k && k < a.length;
  //@ ensures acc(a[*]) && (\max int i = 0 .. a.length; a[i]) >= a[k] && (\min int i = 0 .. a.length; a[i]) <= a[k];
  //@ ensures (\exists int i = 0 .. a.length; a[i] == (\max int j = 0 .. a.length; a[j]));
  //@ ensures 0 <= (\num_of int i = 0 .. a.length; a[i] == 5) && (\num_of int i = 0 .. a.length; a[i] == 5) <= a.length;
  static void bounds(int[] a, int k) { }

  //@ requires a != null && acc(a[*]) && 0 <= k && k < a.length;
  //@ ensures acc(a[*]) && (\max int i = 0 .. a.length; a[i]) > a[k]; //~ postcondition:false
  static void strictBounds(int[] a, int k) { }

  //@ requires a != null && acc(a[*]);
  //@ ensures acc(a[*]) && (\num_of int i = 0 .. a.length; a[i] == 5) < a.length; //~ postcondition:false
  static void strictCount(int[] a) { }

  //@ requires a != null && acc(a[*]) && (\num_of int i = 0 .. a.length; a[i] == 5) == a.length;
  //@ ensures acc(a[*]) && (\forall int i = 0 .. a.length; a[i] == 5);
  static void all(int[] a) { }

  //@ requires a != null && acc(a[*]) && (\num_of int i = 0 .. a.length; a[i] == 5) == a.length - 1;
  //@ ensures acc(a[*]) && (\forall int i = 0 .. a.length; a[i] == 5); //~ postcondition:false
  static void allButOne(int[] a) { }

  static void empty(int n, int m) {
    if (m <= n) {
      //@ assert (\sum int i = n .. m; i) == 0 && (\product int i = n .. m; i) == 1 && (\num_of int i = n .. m; i > 3) == 0;
    }
  }
  //@ requires n < 100;
  static void notEmpty(int n, int m) {
    if (m <= n + 1) {
      //@ assert (\sum int i = n .. m; i) == 0; //~ assert:false
    }
  }

  static void conditions(int n) {
    //@ assert (\sum int i; 0 <= i && i < 4 && i != 2; i) == 4;
    //@ assert (\num_of int i; 0 <= i && i < 6; i % 2 == 0) == 3;
    //@ assert (\product int i = 1 .. 5; i) == 24 && (\max int i = 0 .. 4; i * (3 - i)) == 2 && (\min int i = 0 .. 4; i) == 0;
    //@ assert (\sum int i = 0 .. 3; (\sum int j = 0 .. 3; i * j)) == 9;
  }
  static void otherConditions(int n) {
    //@ assert (\sum int i; 0 <= i && i < 4 && i != 2; i) == 6; //~ assert:false
  }
  static void nested(int n, int m) {
    //@ assert 0 <= n ==> (\sum int i = 0 .. n; (\sum int j = 0 .. 2; 10 * i + j)) == (\sum int i = 0 .. n; 20 * i + 1);
  }
  static void nestedOther(int n, int m) {
    //@ assert 0 <= n && 0 <= m ==> (\sum int i = 0 .. n; (\sum int j = 0 .. m; i)) == (\sum int i = 0 .. n; (\sum int j = 0 .. m; j)); //~ assert:false
  }

  //@ requires a != null && acc(a[*]);
  //@ ensures acc(a[*]) && (\max int i = 0 .. a.length; a[i]) == (\max int i = 0 .. a.length; a[i]); //~ contract:bounds
  static void ofNothing(int[] a) { }

  //@ requires a != null && acc(a[*]);
  //@ ensures acc(a[*]) && (\sum int i = 0 .. a.length + 1; a[i]) == 0; //~ contract:bounds
  static void outside(int[] a) { }
}
