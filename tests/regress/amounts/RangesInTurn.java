// Ranges that are held in shares with other ends are put together piece by piece.
class RangesInTurn {
  //@ requires acc(a[*], 1/2) && acc(a[2..4], 1/2) && a.length == 10;
  //@ ensures acc(a[0..2], 1/2) && acc(a[2..4]) && acc(a[4..10], 1/2) && a[2] == 3 && a[3] == \old(a[3]);
  static void okBehindWrite(int[] a) {
    a[2] = 3;
  }

  //@ requires acc(a[0..n], 1/2) && acc(a[m..10], 1/2) && a.length == 10 && 0 <= m && m <= n && n <= 10;
  //@ ensures acc(a[m..n]);
  static void okUnknownEnds(int[] a, int n, int m) {
    if (m < n) a[m] = 3;
  }

  //@ requires acc(a[0..n], 1/2) && acc(a[0..10], 1/2) && a.length == 10 && 0 < n && n <= 10;
  //@ ensures acc(a[0..n]);
  static void okFirst(int[] a, int n) {
    a[0] = 3;
  }

  //@ requires acc(a[*], 1/2) && acc(a[2..4], 1/2) && a.length == 10;
  //@ ensures acc(a[2..4]) && acc(a[*], 1/2); //~ postcondition:permission
  static void wrongTwice(int[] a) {
    a[2] = 3;
  }

  //@ requires acc(a[*], 1/2) && acc(a[2..4], 1/2) && a.length == 10;
  //@ ensures acc(a[2..5]); //~ postcondition:permission
  static void wrongEnd(int[] a) {
    a[2] = 3;
  }

  //@ requires acc(a[*], 1/2) && acc(a[2..3], 1/2) && acc(a[3..4], 1/4) && a.length == 10;
  //@ ensures acc(a[2..4]); //~ postcondition:permission
  static void wrongLess(int[] a) {
    a[2] = 3;
  }

  //@ requires acc(a[0..n], 1/2) && acc(a[m..10], 1/2) && a.length == 10 && 0 <= m && n <= 10 && 0 <= n && m <= 10;
  //@ ensures n <= m ==> acc(a[n..m]); //~ postcondition:permission
  static void wrongGap(int[] a, int n, int m) {
  }

  //@ requires acc(a[*], 1/2) && acc(a[2..4], 1/2) && a.length == 10;
  //@ ensures acc(a[2..4]) && a[3] == 3; //~ postcondition:false
  static void wrongValue(int[] a) {
    a[2] = 3;
  }
}
