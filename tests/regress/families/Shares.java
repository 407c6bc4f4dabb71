// Shares of one family become one again; what is lent keeps what it holds.
class Shares {
  //@ requires b != null && acc(b[*], 1/4) && (\forall int i, k; 0 <= i && i < k && k < b.length; b[i] != b[k]);
  //@ requires (\forall* int k = 0 .. b.length; acc(b[k][*], 1/4));
  //@ ensures acc(b[*], 1/4) && (\forall int i, k; 0 <= i && i < k && k < b.length; b[i] != b[k]);
  //@ ensures (\forall* int k = 0 .. b.length; acc(b[k][*], 1/4));
  static void look(int[][] b) {
  }

  // The rows are held as before, with what was in them.
  //@ requires b != null && acc(b[*], 1/2) && (\forall int i, k; 0 <= i && i < k && k < b.length; b[i] != b[k]);
  //@ requires (\forall* int k = 0 .. b.length; acc(b[k][*], 1/2));
  //@ requires (\forall int k = 0 .. b.length; b[k] != null && b[k].length == 3 && b[k][1] == 7);
  //@ ensures acc(b[*], 1/2) && (\forall int i, k; 0 <= i && i < k && k < b.length; b[i] != b[k]);
  //@ ensures (\forall* int k = 0 .. b.length; acc(b[k][*], 1/2));
  //@ ensures (\forall int k = 0 .. b.length; b[k] != null && b[k].length == 3 && b[k][1] == 7);
  static void lend(int[][] b) {
    look(b);
    look(b);
  }

  // Two shares of a half are no more than was lent.
  //@ requires b != null && acc(b[*], 1/2) && (\forall int i, k; 0 <= i && i < k && k < b.length; b[i] != b[k]);
  //@ requires (\forall* int k = 0 .. b.length; acc(b[k][*], 1/2));
  //@ ensures acc(b[*], 1/2) && (\forall int i, k; 0 <= i && i < k && k < b.length; b[i] != b[k]);
  //@ ensures (\forall* int k = 0 .. b.length; acc(b[k][*], 3/4)); //~ postcondition:permission
  static void gain(int[][] b) {
    look(b);
  }

  // Of what is given back by another family nothing is known.
  //@ requires b != null && c != null && acc(b[*], 1/2) && acc(c[*], 1/2) && b.length == c.length;
  //@ requires (\forall int i, k; 0 <= i && i < k && k < b.length; b[i] != b[k] && c[i] != c[k]);
  //@ requires (\forall* int k = 0 .. b.length; acc(b[k][*], 1/4)) && (\forall* int k = 0 .. b.length; acc(c[k][*], 1/4));
  //@ requires (\forall int k = 0 .. b.length; b[k] != null && c[k] != null && b[k].length == 3 && c[k].length == 3);
  static void others(int[][] b, int[][] c) {
    //@ assert (\forall int k = 0 .. b.length; b[k][1] == c[k][1]); //~ assert:false
  }

  // What is read of a row is there for indices of the row only.
  //@ requires b != null && acc(b[*], 1/2) && (\forall int j, k; 0 <= j && j < k && k < b.length; b[j] != b[k]);
  //@ requires (\forall* int k = 0 .. b.length; acc(b[k][*], 1/2)) && 0 < b.length && 0 <= i;
  static int outside(int[][] b, int i) {
    return b[0][i]; //~ array:bounds
  }

  // A loop lends a half of it.
  //@ requires b != null && acc(b[*], 1/2) && (\forall int i, k; 0 <= i && i < k && k < b.length; b[i] != b[k]);
  //@ requires (\forall* int k = 0 .. b.length; acc(b[k][*], 1/2));
  //@ ensures acc(b[*], 1/2) && (\forall int i, k; 0 <= i && i < k && k < b.length; b[i] != b[k]);
  //@ ensures (\forall* int k = 0 .. b.length; acc(b[k][*], 1/2));
  static void loop(int[][] b) {
    //@ loop_invariant acc(b[*], 1/4) && (\forall int i, k; 0 <= i && i < k && k < b.length; b[i] != b[k]);
    //@ loop_invariant (\forall* int k = 0 .. b.length; acc(b[k][*], 1/4)) && 0 <= n;
    for (int n = 0; n < b.length; n++) {
    }
  }
}

// What holds a wand cannot be split, in a family neither.
class Lent {
  int x, y;
  //@ predicate lent() = (acc(x) --* acc(y));
  //@ predicate both() = acc(x) && acc(y);

  //@ requires acc(a[*], 1/2) && (\forall* int i; 0 <= i && i < a.length; a[i].lent());
  //@ ensures acc(a[*], 1/2) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].lent(), 1/2)); //~ postcondition:predicate
  static void wrongSplit(Lent[] a) { }

  //@ requires acc(a[*], 1/2) && (\forall* int i; 0 <= i && i < a.length; a[i].both());
  //@ ensures acc(a[*], 1/2) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].both(), 1/2));
  static void okSplit(Lent[] a) { }
}
