// Elements that are looked for where nothing can come.
class ArraysBehindContradictions {
  static void unreachable(boolean b, boolean c, int[] p, int[] q)
    //@ requires acc(p[*]) ** acc(q[*]) ** p.length == 2 ** q.length == 3;
  {
    int[] x = p;
    int[] y = q;
    if (b && c) {
      if (!b) {
        x[0] = q[0];
        y[0] = 1;
      }
    } else {
      x = new int[3];
    }
    //@ assert x[1] <= x[0]; //~ assert:false
  }
}
