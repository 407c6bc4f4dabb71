//: --overflow=unbounded
// A value with a name: `(\let T x = e; A)`.
class Let {
  int x;
  int y;

  //@ requires Perm(x, write);
  //@ ensures Perm(x, write) ** (\let int before = \old(x); x == before + 1);
  void increment() {
    x = x + 1;
  }

  //@ requires Perm(x, write);
  //@ ensures Perm(x, write) ** (\let int before = \old(x); x == before + 2); //~ postcondition:false
  void wrong() {
    x = x + 1;
  }

  //@ pure static int square(int n) = (\let int m = n + 1; (\let int k = m; k * k));

  static void calls() {
    //@ assert square(2) == 9;
    //@ assert square(2) == 4; //~ assert:false
  }

  // It may stand before permissions.
  //@ requires rows != null ** rows.length > 0 ** Perm(rows[0], 1\2) ** rows[0] != null;
  //@ requires (\let int[] row = rows[0]; row.length == 3 ** Perm(row[*], write));
  //@ ensures Perm(rows[0], 1\2) ** rows[0] != null;
  //@ ensures (\let int[] row = rows[0]; row.length == 3 ** Perm(row[*], write) ** row[1] == 5);
  static void set(int[][] rows) {
    rows[0][1] = 5;
  }

  //@ requires rows != null ** rows.length > 0 ** Perm(rows[0], 1\2) ** rows[0] != null;
  //@ requires (\let int[] row = rows[0]; row.length == 3 ** Perm(row[*], 1\2));
  static void setShared(int[][] rows) {
    rows[0][1] = 5; //~ write:permission
  }

  // What stands for an expression has its value all over the assertion.
  //@ requires (\let Let o = this; Perm(o.x, write) ** o.x == 1);
  //@ ensures (\let Let o = this; Perm(o.x, write) ** o.x == 2);
  //@ ensures (\let int before = \old(x); Perm(y, 0) ** x == before + 1);
  void known() {
    x = 2;
  }

  //@ requires Perm(x, write);
  //@ ensures (\let int now = x; Perm(y, 0) ** now == 3); //~ contract:permission
  void unframed() {
    x = 3;
  }

  //@ requires n >= 0;
  //@ requires (\forall int i = 0 .. n; (\let int j = n - i; j > 0));
  //@ ensures n > 3 ==> (\exists int i = 0 .. n; (\let int j = i + 1; j == 3));
  static void underQuantifiers(int n) {
  }

  //@ requires n >= 0;
  //@ ensures (\forall int i = 0 .. n; (\let int j = n - i; j > 1)); //~ postcondition:false
  static void lastIsOne(int n) {
  }

  //@ requires (\let int j = n / k; j == 2); //~ contract:division-by-zero
  static void undefined(int n, int k) {
  }
}
