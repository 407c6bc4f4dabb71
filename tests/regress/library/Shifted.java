// System.arraycopy: all elements that are copied, within one array as if they were copied aside first.
class Shifted {
  //@ requires acc(a[*]) && 0 <= at && at < n && n < a.length;
  //@ ensures acc(a[*]) && a[at] == x;
  //@ ensures (\forall int i; 0 <= i && i < at; a[i] == \old(a[i]));
  //@ ensures (\forall int i; at < i && i <= n; a[i] == \old(a[i - 1]));
  //@ ensures (\forall int i; n < i && i < a.length; a[i] == \old(a[i]));
  static void insert(int[] a, int at, int n, int x) {
    System.arraycopy(a, at, a, at + 1, n - at);
    a[at] = x;
  }

  //@ requires acc(a[*]) && 0 <= at && at < n && n < a.length;
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i; at < i && i <= n; a[i] == \old(a[at])); //~ postcondition:false
  static void wronglyInsert(int[] a, int at, int n) {
    System.arraycopy(a, at, a, at + 1, n - at);
  }

  //@ requires acc(a[*]) && 0 <= at && at < n && n <= a.length;
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i; 0 <= i && i < at; a[i] == \old(a[i]));
  //@ ensures (\forall int i; at <= i && i < n - 1; a[i] == \old(a[i + 1]));
  static void remove(String[] a, int at, int n) {
    System.arraycopy(a, at + 1, a, at, n - at - 1);
    a[n - 1] = null;
  }

  //@ requires acc(a[*], 1/2) && a.length < 1000;
  //@ ensures acc(a[*], 1/2) && acc(\result[*]) && \result.length == a.length + 1;
  //@ ensures (\forall int i; 0 <= i && i < a.length; \result[i + 1] == a[i]);
  static int[] moved(int[] a) {
    int[] b = new int[a.length + 1];
    System.arraycopy(a, 0, b, 1, a.length); //~ precondition:permission
    return b;
  }

  //@ requires acc(a[*]) && a.length < 1000;
  //@ ensures acc(a[*]) && acc(\result[*]) && \result.length == a.length + 1;
  //@ ensures (\forall int i; 0 <= i && i < a.length; \result[i + 1] == a[i] && a[i] == \old(a[i]));
  static int[] movedOut(int[] a) {
    int[] b = new int[a.length + 1];
    System.arraycopy(a, 0, b, 1, a.length);
    return b;
  }

  //@ requires acc(a[*]) && acc(b[*]) && a.length == 3 && b.length == 3;
  //@ ensures acc(a[*]) && acc(b[*]) && b[2] == \old(b[2]) && b[0] == a[1] && b[1] == a[2];
  static void partly(int[] a, int[] b) {
    System.arraycopy(a, 1, b, 0, 2);
  }

  //@ requires acc(a[*]) && acc(b[*]) && a.length == 3 && b.length == 3;
  //@ ensures acc(a[*]) && acc(b[*]) && b[2] == a[2]; //~ postcondition:false
  static void wronglyPartly(int[] a, int[] b) {
    System.arraycopy(a, 1, b, 0, 2);
  }
}
