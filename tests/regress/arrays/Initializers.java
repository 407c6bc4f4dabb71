// Arrays whose elements are given where they are created.
class Initializers {
  int[] field = {1, 2, 3};
  static final String[] NAMES = {"a", "b"};

  Initializers()
    //@ ensures acc(field) && acc(field[*]) && field.length == 3 && field[2] == 3;
  {
  }

  void ok(int n, String s) {
    int[] a = {1, 2}, b = new int[] {3, n,}, c[] = {{1}, {}, null}, d;
    assert a.length == 2 && a[0] == 1 && a[1] == 2 && b[1] == n && b.length == 2;
    assert c.length == 3 && c[0].length == 1 && c[0][0] == 1 && c[1].length == 0 && c[2] == null;
    a[0] = b[0];
    assert a[0] == 3 && a != b;
    boolean[] f = {true, n > 3};
    assert f[0] && f[1] == n > 3;
    String[] t = {s, null};
    assert t[1] == null && t[0] == s;
    int x = new int[] {4, 5}[1] + new int[] {}.length;
    assert x == 5;
    d = new int[] {};
    assert d.length == 0;
  }

  void wrongElement() {
    int[] a = {1, 2};
    assert a[0] == 2; //~ assert:false
  }

  void wrongIndex() {
    int[] a = {1, 2};
    a[2] = 3; //~ array:bounds
  }

  void wrongEmpty() {
    int[] a = {};
    a[0] = 3; //~ array:bounds
  }

  void okOrder(int i)
    //@ requires i < 1000;
  {
    int j = i;
    int[] a = {j++, j++, j};
    assert a[0] == i && a[1] == i + 1 && a[2] == i + 2;
  }

  void wrongShared() {
    int[] row = {1};
    int[][] rows = {row, row};
    rows[0][0] = 2;
    assert rows[1][0] == 1; //~ assert:false
  }

  void okShared() {
    int[] row = {1};
    int[][] rows = {row, row};
    rows[0][0] = 2;
    assert rows[1][0] == 2 && rows[0] == rows[1];
  }

  int[] okReturn()
    //@ ensures acc(\result[*]) && \result.length == 2 && \result[1] == 8;
  {
    return new int[] {7, 8};
  }
}
