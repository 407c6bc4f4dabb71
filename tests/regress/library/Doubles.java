// NaN is not equal to itself, so the copy of a double may not be either.
class Doubles {
  static void wrong(double[] from, double[] to)
    //@ requires from != null ** to != null ** from.length == 1 ** to.length == 1;
    //@ requires acc(from[*]) ** acc(to[*]);
  {
    System.arraycopy(from, 0, to, 0, 1);
    assert to[0] == from[0]; //~ assert:false
  }

  static void ok(int[] from, int[] to)
    //@ requires from != null ** to != null ** from.length == 1 ** to.length == 1;
    //@ requires acc(from[*]) ** acc(to[*]);
  {
    System.arraycopy(from, 0, to, 0, 1);
    assert to[0] == from[0];
  }
}
