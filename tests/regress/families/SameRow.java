// Of two rows of one array of arrays it need not be known whether they are one: both ways are looked at.
class SameRow {
  //@ requires m != null && acc(m[*]) && (\forall* int i = 0 .. m.length; acc(m[i][*]) && m[i].length == m.length);
  //@ requires 0 <= r && r < m.length && 0 <= c && c < m.length;
  static void set(int[][] m, int r, int c) {
    m[r][c] = 1;
    m[c][r] = 2;
    //@ assert r != c ==> m[r][c] == 1;
    //@ assert m[r][c] == 1; //~ assert:false
  }

  //@ requires m != null && acc(m[*]) && (\forall* int i = 0 .. m.length; acc(m[i][*]) && m[i].length == m.length);
  //@ requires 0 <= r && r < m.length && 0 <= c && c < m.length;
  //@ ensures acc(m[*]) && (\forall* int i = 0 .. m.length; acc(m[i][*]) && m[i].length == m.length);
  //@ ensures m[r][c] == \old(m[c][r]) && m[c][r] == \old(m[r][c]);
  static void swap(int[][] m, int r, int c) {
    int held = m[r][c];
    m[r][c] = m[c][r];
    m[c][r] = held;
  }

  //@ requires m != null && acc(m[*]) && (\forall* int i = 0 .. m.length - 1; acc(m[i][*]) && m[i].length == m.length);
  //@ requires 0 <= r && r < m.length - 1 && 0 <= c && c < m.length;
  static void beyond(int[][] m, int r, int c) {
    m[r][c] = 1;
    m[c][r] = 2; //~ write:permission
  }
}
