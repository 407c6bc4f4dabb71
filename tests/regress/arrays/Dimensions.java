// Arrays of arrays.
class Dimensions {
  int[][] grid = new int[2][3];

  void ok() {
    int[][] g = new int[2][3];
    assert g.length == 2 && g[0].length == 3 && g[1][2] == 0 && g[0] != g[1];
    g[1][2] = 5;
    assert g[1][2] == 5 && g[0][2] == 0;
    int[][] h = new int[3][];
    assert h[2] == null;
    h[0] = g[1];
    assert h[0][2] == 5;
    h[0][0] = 9;
    assert g[1][0] == 9;
    boolean[][][] k = new boolean[1][2][3];
    assert !k[0][1][2] && k[0].length == 2 && k[0][0].length == 3;
  }

  void wrongNull() {
    int[][] h = new int[3][];
    h[0][0] = 1; //~ array:null
  }

  void wrongBounds() {
    int[][] g = new int[2][3];
    g[1][3] = 1; //~ array:bounds
  }

  void wrongBoundsOfRows() {
    int[][] g = new int[2][3];
    g[2][0] = 1; //~ array:bounds
  }

  void wrongNegative(int n) {
    int[][] g = new int[2][n]; //~ array:negative-size
  }

  void wrongNegativeOfNone(int n) {
    int[][] g = new int[0][n]; //~ array:negative-size
  }

  void okUnknown(int n)
    //@ requires n > 0;
  {
    int[][] g = new int[n][4];
    assert g.length == n && g[0].length == 4 && g[n - 1] != null;
    g[0] = new int[5];
    assert g[0].length == 5;
  }

  void okUnknownRows(int n)
    //@ requires n > 1;
  {
    int[][] g = new int[n][4];
    g[0][3] = 1;
    assert g[1][3] == 0;
  }

  void wrongUnknownRows(int n)
    //@ requires n > 1;
  {
    int[][] g = new int[n][4];
    g[1][4] = 1; //~ array:bounds
  }

  // Of more dimensions the arrays in an unknown number are not held.
  void wrongUnknown(int n)
    //@ requires n > 0;
  {
    int[][][] g = new int[n][4][2];
    g[0][0] = null; //~ write:permission
  }

  void okMany() {
    int[][] g = new int[100][3];
    g[99][2] = 5;
    assert g[98][2] == 0 && g[99][2] == 5 && g[0] != g[99];
    int[][][] h = new int[64][64][1];
    h[63][63][0] = 1;
    assert h[63][62][0] == 0;
  }

  // More than 4,096 are not made, of whichever dimension.
  void wrongMany() {
    int[][][] g = new int[65][64][1];
    g[0][0] = null; //~ write:permission
  }

  void okRows(int[][] g, int i)
    //@ requires acc(g[*]) ** 0 <= i < g.length ** acc(g[i][*]) ** g[i].length > 2;
    //@ ensures acc(g[*]) ** 0 <= i < g.length ** acc(g[i][*]) ** g[i].length > 2 ** g[i][1] == 7;
  {
    g[i][1] = 7;
  }

  void wrongRows(int[][] g, int i, int j)
    //@ requires acc(g[*]) ** 0 <= i < g.length ** acc(g[i][*]) ** 0 <= j < g.length;
    //@ ensures acc(g[*]);
  {
    if (g[j] != null && g[j].length > 0) g[j][0] = 7; //~ write:permission
  }

  void wrongReplaced(int[][] g, int[] row)
    //@ requires acc(g[*]) ** 0 < g.length ** acc(g[0][*]) ** row != null;
    //@ ensures acc(g[*]) ** 0 < g.length;
    //@ ensures acc(g[0][*]); //~ postcondition:permission
  {
    g[0] = row;
  }

  void okFill() {
    int[][] g = new int[2][3];
    for (int i = 0; i < 3; i++)
      //@ invariant acc(g[0]) ** acc(g[0][*]) ** g[0].length == 3 ** 0 <= i;
    {
      g[0][i] = i;
    }
    assert g[1][0] == 0;
  }
}
