// The product of two matrices: what an element of it is, is a sum, and the rows are arrays of their own, which are held
// for all indices at once. Half of what is needed to write a matrix is held here, which lends halves of that.
class MatrixProduct {
  // Rows that are different, and equally long.
  /*@ static pure boolean isMatrix(int[][] m, int columns)
    @   requires m != null && acc(m[*]);
    @   = (\forall int i = 0 .. m.length; m[i] != null && m[i].length == columns)
    @     && (\forall int i, k; 0 <= i && i < k && k < m.length; m[i] != m[k]);
    @*/

  // The sum of products along a row and a column.
  //@ requires a != null && acc(a[*], 1/8) && b != null && acc(b[*], 1/8) && isMatrix(a, b.length);
  //@ requires isMatrix(b, columns);
  //@ requires (\forall* int r = 0 .. a.length; acc(a[r][*], 1/8));
  //@ requires (\forall* int k = 0 .. b.length; acc(b[k][*], 1/8));
  //@ requires 0 <= i && i < a.length && 0 <= j && j < columns;
  //@ requires (\forall int k = 0 .. b.length; -10000 <= a[i][k] && a[i][k] <= 10000);
  //@ requires (\forall int k = 0 .. b.length; -10000 <= b[k][j] && b[k][j] <= 10000);
  //@ ensures acc(a[*], 1/8) && acc(b[*], 1/8) && isMatrix(a, b.length) && isMatrix(b, columns);
  //@ ensures (\forall* int r = 0 .. a.length; acc(a[r][*], 1/8));
  //@ ensures (\forall* int k = 0 .. b.length; acc(b[k][*], 1/8));
  //@ ensures \result == (\sum int k = 0 .. b.length; a[i][k] * b[k][j]);
  static long element(int[][] a, int i, int[][] b, int j, int columns) {
    long sum = 0;
    //@ loop_invariant 0 <= n && n <= b.length;
    //@ loop_invariant acc(a[*], 1/8) && acc(b[*], 1/8) && isMatrix(a, b.length) && isMatrix(b, columns);
    //@ loop_invariant (\forall* int r = 0 .. a.length; acc(a[r][*], 1/8));
    //@ loop_invariant (\forall* int k = 0 .. b.length; acc(b[k][*], 1/8));
    //@ loop_invariant (\forall int k = n .. b.length; -10000 <= a[i][k] && a[i][k] <= 10000);
    //@ loop_invariant (\forall int k = n .. b.length; -10000 <= b[k][j] && b[k][j] <= 10000);
    //@ loop_invariant sum == (\sum int k = 0 .. n; a[i][k] * b[k][j]);
    //@ loop_invariant -100000000L * n <= sum && sum <= 100000000L * n;
    //@ decreases b.length - n;
    for (int n = 0; n < b.length; n++) sum += a[i][n] * b[n][j];
    return sum;
  }

  //@ requires a != null && acc(a[*], 1/4) && b != null && acc(b[*], 1/4) && isMatrix(a, b.length);
  //@ requires isMatrix(b, columns);
  //@ requires (\forall* int r = 0 .. a.length; acc(a[r][*], 1/4));
  //@ requires (\forall* int k = 0 .. b.length; acc(b[k][*], 1/4));
  //@ requires 0 <= i && i < a.length && 0 <= columns;
  //@ requires (\forall int k = 0 .. b.length; -10000 <= a[i][k] && a[i][k] <= 10000);
  //@ requires (\forall int k = 0 .. b.length; (\forall int j = 0 .. columns; -10000 <= b[k][j] && b[k][j] <= 10000));
  //@ ensures acc(a[*], 1/4) && acc(b[*], 1/4) && isMatrix(a, b.length) && isMatrix(b, columns);
  //@ ensures (\forall* int r = 0 .. a.length; acc(a[r][*], 1/4));
  //@ ensures (\forall* int k = 0 .. b.length; acc(b[k][*], 1/4));
  //@ ensures \result != null && acc(\result[*]) && \result.length == columns;
  //@ ensures (\forall int j = 0 .. columns; \result[j] == (\sum int k = 0 .. b.length; a[i][k] * b[k][j]));
  static long[] row(int[][] a, int i, int[][] b, int columns) {
    long[] row = new long[columns];
    //@ loop_invariant 0 <= n && n <= columns && acc(row[*]);
    //@ loop_invariant acc(a[*], 1/4) && acc(b[*], 1/4) && isMatrix(a, b.length) && isMatrix(b, columns);
    //@ loop_invariant (\forall* int r = 0 .. a.length; acc(a[r][*], 1/4));
    //@ loop_invariant (\forall* int k = 0 .. b.length; acc(b[k][*], 1/4));
    //@ loop_invariant (\forall int k = 0 .. b.length; -10000 <= a[i][k] && a[i][k] <= 10000);
    //@ loop_invariant (\forall int k = 0 .. b.length; (\forall int j = 0 .. columns;
    //@     -10000 <= b[k][j] && b[k][j] <= 10000));
    //@ loop_invariant (\forall int j = 0 .. n; row[j] == (\sum int k = 0 .. b.length; a[i][k] * b[k][j]));
    //@ decreases columns - n;
    for (int n = 0; n < columns; n++) row[n] = element(a, i, b, n, columns);
    return row;
  }

  //@ requires a != null && acc(a[*], 1/2) && b != null && acc(b[*], 1/2) && isMatrix(a, b.length);
  //@ requires isMatrix(b, columns);
  //@ requires (\forall* int r = 0 .. a.length; acc(a[r][*], 1/2));
  //@ requires (\forall* int k = 0 .. b.length; acc(b[k][*], 1/2));
  //@ requires 0 <= columns;
  //@ requires (\forall int i = 0 .. a.length; (\forall int k = 0 .. b.length; -10000 <= a[i][k] && a[i][k] <= 10000));
  //@ requires (\forall int k = 0 .. b.length; (\forall int j = 0 .. columns; -10000 <= b[k][j] && b[k][j] <= 10000));
  //@ ensures acc(a[*], 1/2) && acc(b[*], 1/2) && isMatrix(a, b.length) && isMatrix(b, columns);
  //@ ensures (\forall* int r = 0 .. a.length; acc(a[r][*], 1/2));
  //@ ensures (\forall* int k = 0 .. b.length; acc(b[k][*], 1/2));
  //@ ensures \result != null && acc(\result[*]) && \result.length == a.length;
  //@ ensures (\forall* int i = 0 .. a.length; acc(\result[i][*]));
  //@ ensures (\forall int i = 0 .. a.length; \result[i].length == columns);
  //@ ensures (\forall int i = 0 .. a.length; (\forall int j = 0 .. columns;
  //@     \result[i][j] == (\sum int k = 0 .. b.length; a[i][k] * b[k][j])));
  static long[][] product(int[][] a, int[][] b, int columns) {
    long[][] c = new long[a.length][];
    //@ loop_invariant 0 <= n && n <= a.length && acc(c[*]);
    //@ loop_invariant acc(a[*], 1/2) && acc(b[*], 1/2) && isMatrix(a, b.length) && isMatrix(b, columns);
    //@ loop_invariant (\forall* int r = 0 .. a.length; acc(a[r][*], 1/2));
    //@ loop_invariant (\forall* int k = 0 .. b.length; acc(b[k][*], 1/2));
    //@ loop_invariant (\forall int i = 0 .. a.length; (\forall int k = 0 .. b.length;
    //@     -10000 <= a[i][k] && a[i][k] <= 10000));
    //@ loop_invariant (\forall int k = 0 .. b.length; (\forall int j = 0 .. columns;
    //@     -10000 <= b[k][j] && b[k][j] <= 10000));
    //@ loop_invariant (\forall* int i = 0 .. n; acc(c[i][*]));
    //@ loop_invariant (\forall int i = 0 .. n; c[i].length == columns);
    //@ loop_invariant (\forall int i = 0 .. n; (\forall int j = 0 .. columns;
    //@     c[i][j] == (\sum int k = 0 .. b.length; a[i][k] * b[k][j])));
    //@ decreases a.length - n;
    for (int n = 0; n < a.length; n++) c[n] = row(a, n, b, columns);
    return c;
  }

  public static void main(String[] args) {
    int[][] a = {{1, 2}, {3, 4}}, b = {{5, 6}, {7, 8}};
    System.out.println(product(a, b, 2)[1][0]);
  }
}
