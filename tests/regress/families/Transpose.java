// Rows of a matrix that are written at two places, each in a row of its own, and rows of new matrices.
class Transpose {
  //@ requires m != null && acc(m[*], 1/2) && (\forall* int i; 0 <= i && i < m.length; acc(m[i][*]));
  //@ requires (\forall int i; 0 <= i && i < m.length; m[i].length == m.length);
  //@ ensures m != null && acc(m[*], 1/2) && (\forall* int i; 0 <= i && i < m.length; acc(m[i][*]));
  //@ ensures (\forall int i; 0 <= i && i < m.length; m[i].length == m.length);
  //@ ensures (\forall int i, j; 0 <= i && i < m.length && 0 <= j && j < m.length; m[i][j] == \old(m[j][i]));
  static void okTranspose(int[][] m) {
    //@ invariant 0 <= i && i <= m.length && acc(m[*], 1/2);
    //@ invariant (\forall* int k; 0 <= k && k < m.length; acc(m[k][*]));
    //@ invariant (\forall int k; 0 <= k && k < m.length; m[k].length == m.length);
    //@ invariant (\forall int k, l; 0 <= k && k < m.length && 0 <= l && l < m.length; m[k][l] == (k < i || l < i ? \old(m[l][k]) : \old(m[k][l])));
    for (int i = 0; i < m.length; i++) {
      //@ invariant i + 1 <= j && j <= m.length && acc(m[*], 1/2);
      //@ invariant (\forall* int k; 0 <= k && k < m.length; acc(m[k][*]));
      //@ invariant (\forall int k; 0 <= k && k < m.length; m[k].length == m.length);
      //@ invariant (\forall int k, l; 0 <= k && k < m.length && 0 <= l && l < m.length; m[k][l] == (k < i || l < i || k == i && l < j || l == i && k < j ? \old(m[l][k]) : \old(m[k][l])));
      for (int j = i + 1; j < m.length; j++) {
        int t = m[i][j];
        m[i][j] = m[j][i];
        m[j][i] = t;
      }
    }
  }

  //@ requires m != null && acc(m[*], 1/2) && (\forall* int k; 0 <= k && k < m.length; acc(m[k][*]));
  //@ requires (\forall int k; 0 <= k && k < m.length; m[k].length == m.length);
  //@ requires 0 <= i && i < m.length && 0 <= j && j < m.length && i != j;
  //@ ensures acc(m[*], 1/2) && (\forall* int k; 0 <= k && k < m.length; acc(m[k][*]));
  //@ ensures (\forall int k; 0 <= k && k < m.length; m[k].length == m.length);
  //@ ensures (\forall int k, l; 0 <= k && k < m.length && 0 <= l && l < m.length && k != i && k != j; m[k][l] == \old(m[k][l]));
  //@ ensures m[i][j] == \old(m[j][i]) && m[j][i] == \old(m[i][j]);
  static void okSwap(int[][] m, int i, int j) {
    int t = m[i][j];
    m[i][j] = m[j][i];
    m[j][i] = t;
  }

  //@ requires m != null && acc(m[*], 1/2) && (\forall* int k; 0 <= k && k < m.length; acc(m[k][*]));
  //@ requires (\forall int k; 0 <= k && k < m.length; m[k].length == m.length);
  //@ requires 0 <= i && i < m.length && 0 <= j && j < m.length && i != j;
  //@ ensures acc(m[*], 1/2) && (\forall* int k; 0 <= k && k < m.length; acc(m[k][*]));
  //@ ensures (\forall int k; 0 <= k && k < m.length; m[k].length == m.length);
  //@ ensures (\forall int k, l; 0 <= k && k < m.length && 0 <= l && l < m.length && k != i; m[k][l] == \old(m[k][l])); //~ postcondition:false
  static void wrongFrame(int[][] m, int i, int j) {
    int t = m[i][j];
    m[i][j] = m[j][i];
    m[j][i] = t;
  }

  //@ requires m != null && acc(m[*], 1/2) && 0 <= h && h < m.length;
  //@ requires (\forall* int k; 0 <= k && k < m.length && k != h; acc(m[k][*]) && m[k].length == m.length);
  //@ requires 0 <= i && i < m.length && 0 <= j && j < m.length && i != j && i != h;
  static void wrongRow(int[][] m, int i, int j, int h) {
    m[i][j] = 1;
    m[j][i] = 2; //~ write:permission
  }

  //@ requires m != null && acc(m[*], 1/2) && 0 <= h && h < m.length;
  //@ requires (\forall* int k; 0 <= k && k < m.length && k != h; acc(m[k][*]) && m[k].length == m.length);
  //@ requires 0 <= i && i < m.length && 0 <= j && j < m.length && i != j && i != h && j != h;
  static void okRow(int[][] m, int i, int j, int h) {
    m[i][j] = 1;
    m[j][i] = 2;
  }

  //@ requires 0 <= n && 0 <= w;
  //@ ensures result != null && result.length == n && acc(result[*]);
  //@ ensures (\forall* int i; 0 <= i && i < n; acc(result[i][*]) && result[i].length == w);
  //@ ensures (\forall int i, j; 0 <= i && i < n && 0 <= j && j < w; result[i][j] == 0);
  static int[][] okNew(int n, int w) {
    return new int[n][w];
  }

  //@ requires 0 <= n && 0 <= w;
  //@ ensures result != null && result.length == n && acc(result[*]);
  //@ ensures (\forall* int i; 0 <= i && i < n; acc(result[i][*]) && result[i].length == n); //~ postcondition:false
  static int[][] wrongLength(int n, int w) {
    return new int[n][w];
  }

  //@ requires 0 <= n && 0 <= w;
  //@ ensures result != null && result.length == n && acc(result[*]);
  //@ ensures (\forall* int i; 0 <= i && i <= n; acc(result[i][*])); //~ contract:bounds
  static int[][] wrongOneMore(int n, int w) {
    return new int[n][w];
  }

  //@ requires 1 < n && 1 < w && a != null && acc(a[*]) && a.length == w;
  static void okApart(int n, int w, int[] a) {
    int[][] m = new int[n][w];
    int[][] o = new int[n][w];
    m[0][1] = 5;
    //@ assert m[1][1] == 0 && o[0][1] == 0 && m[0] != m[1] && m[0] != a && m[1] != o[1];
    a[1] = 7;
    //@ assert m[0][1] == 5;
    m[0] = m[1];
    m[0][0] = 3;
    //@ assert m[1][0] == 3;
  }

  //@ requires 1 < n && 1 < w;
  static void wrongApart(int n, int w) {
    int[][] m = new int[n][w];
    m[0] = m[1];
    m[0][0] = 3;
    //@ assert m[1][0] == 0; //~ assert:false
  }

  //@ requires 1 < n && 1 < w;
  static void wrongOverwritten(int n, int w) {
    int[][] m = new int[n][w];
    m[0] = m[1];
    //@ assert (\forall* int i; 0 <= i && i < n; acc(m[i][*])); //~ assert:permission
  }

  //@ requires 0 <= n;
  static void wrongEmpty(int n) {
    int[][] m = new int[n][n];
    //@ assert false; //~ assert:false
  }

  //@ requires 0 <= n;
  //@ ensures result != null && acc(result[*]) && result.length == n;
  //@ ensures (\forall* int i; 0 <= i && i < n; acc(result[i][*]) && result[i].length == n);
  //@ ensures (\forall int i, j; 0 <= i && i < n && 0 <= j && j < n; result[i][j] == (i == j ? 1 : 0));
  static int[][] okIdentity(int n) {
    int[][] m = new int[n][n];
    //@ invariant 0 <= k && k <= n && acc(m[*]) && m.length == n;
    //@ invariant (\forall* int i; 0 <= i && i < n; acc(m[i][*]) && m[i].length == n);
    //@ invariant (\forall int i, j; 0 <= i && i < n && 0 <= j && j < n; m[i][j] == (i == j && i < k ? 1 : 0));
    for (int k = 0; k < n; k++) m[k][k] = 1;
    return m;
  }
}
