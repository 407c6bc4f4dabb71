// What an array has at successive indices is put together where the ends are known to follow each other.
class Windows {
  //@ requires a != null && acc(a[*], 1/2) && 0 <= i && i <= j && j < a.length;
  static void ok(int[] a, int i, int j) {
    //@ assert \values(a, 0, i) + \values(a, i, j) + seq<int>{a[j]} == \values(a, 0, j + 1);
    //@ assert seq<int>{a[0]} + \values(a, 1, a.length) == \values(a, 0, a.length);
  }

  //@ requires a != null && acc(a[*], 1/2) && 0 <= i && i <= j && j < a.length;
  static void wrongGap(int[] a, int i, int j) {
    //@ assert \values(a, 0, i) + \values(a, i + 1, j + 1) == \values(a, 0, j); //~ assert:false
  }

  //@ requires a != null && acc(a[*], 1/2) && 0 <= i && i <= j && j < a.length;
  static void wrongElement(int[] a, int i, int j) {
    //@ assert \values(a, 0, i) + seq<int>{a[j]} == \values(a, 0, i + 1); //~ assert:false
  }

  //@ requires a != null && acc(a[*], 1/2) && b != null && acc(b[*], 1/2) && 0 <= i && i < a.length && i < b.length;
  static void wrongArray(int[] a, int[] b, int i) {
    //@ assert \values(a, 0, i) + seq<int>{b[i]} == \values(a, 0, i + 1); //~ assert:false
  }

  //@ requires a != null && acc(a[*]) && 0 <= i && i < a.length;
  static void okWritten(int[] a, int i) {
    //@ ghost seq<int> before = \values(a, 0, a.length);
    a[i] = 5;
    //@ assert \values(a, 0, i) + seq<int>{a[i]} + \values(a, i + 1, a.length) == before[i -> 5];
  }

  //@ requires a != null && acc(a[*]) && 0 <= i && i < a.length;
  static void wrongWritten(int[] a, int i) {
    //@ ghost seq<int> before = \values(a, 0, a.length);
    a[i] = 5;
    //@ assert \values(a, 0, i) + seq<int>{a[i]} + \values(a, i + 1, a.length) == before; //~ assert:false
  }
}
