// Elements of arrays that are held under a condition.
class Arrays {
  static void take(int[] a)
    //@ requires acc(a[*]);
  {
  }

  static void conditional(boolean b, int[] a)
    //@ requires a != null ** a.length > 2 ** (b ==> acc(a[*]));
    //@ ensures b ==> acc(a[*]) ** a[0] == 1;
  {
    if (b) {
      a[0] = 1;
    }
  }

  static void otherwise(boolean b, int[] a)
    //@ requires a != null ** a.length > 2 ** (b ==> acc(a[*]));
  {
    a[0] = 1; //~ write:permission
  }

  static void allocated(boolean b, boolean c)
  {
    int[] a = new int[3];
    if (b) {
      a = new int[4];
    }
    if (c) {
      a = new int[5];
    }
    a[2] = 7;
    //@ assert a[2] == 7 ** a[1] == 0;
    //@ assert a.length == (c ? 5 : b ? 4 : 3);
    a[3] = 8; //~ array:bounds
  }

  static void taken(boolean b, int[] a)
    //@ requires acc(a[*]) ** a.length == 2 ** a[1] == 5;
    //@ ensures !b ==> acc(a[*]) ** a[1] == 5;
  {
    if (b) {
      take(a);
    }
  }

  static void takenTwice(boolean b, int[] a)
    //@ requires acc(a[*]);
  {
    if (b) {
      take(a);
    }
    take(a); //~ precondition:permission
  }

  static void chosen(boolean b, int[] p, int[] q)
    //@ requires acc(p[*]) ** acc(q[*]) ** p.length == 2 ** q.length == 2 ** p[0] == 1 ** q[0] == 2;
    //@ ensures acc(p[*]) ** acc(q[*]) ** p[0] == (b ? 9 : 1) ** q[0] == 2; //~ postcondition:false
  {
    int[] chosen = b ? p : q;
    chosen[0] = 9;
  }
}
