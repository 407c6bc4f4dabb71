// Parts of an array that are empty, beside each other, or shares of one element.
class ElementsBeside {
  static void none(int[] a)
  //@ requires a != null && a.length > 5 && acc(a[1]) ** acc(a[2..2]);
  //@ ensures acc(a[1]) ** acc(a[2..2]) ** acc(a[1..1]) ** acc(a[4..3]);
  { a[1] = 4; }
  static void sums(int[] a)
  //@ requires a != null && a.length > 5 && acc(a[0..2]) ** acc(a[2]) ** acc(a[3..5]);
  //@ ensures acc(a[0..5]);
  { a[1] = 4; a[2] = 5; }
  static void halves(int[] a)
  //@ requires a != null && a.length > 5 && acc(a[0], 1/2) ** acc(a[0..2], 1/2) ** acc(a[1], 1/2);
  //@ ensures acc(a[0..2]);
  { a[1] = 4; }
  static void tooMuch(int[] a)
  //@ requires a != null && a.length > 5 && acc(a[0], 1/2) ** acc(a[0..2], 1/2);
  //@ ensures acc(a[0..2]); //~ W0501
  { a[0] = 4; }
}
