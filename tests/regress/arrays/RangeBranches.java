// Arms of a branch that cut an array differently are merged.
class RangeBranches {
  void set(int[] a, int i, int v)
    //@ requires acc(a[i]);
    //@ ensures acc(a[i]) && a[i] == v;
  {
    a[i] = v;
  }

  //@ requires acc(a[i]);
  native void take(int[] a, int i);

  void ok(int[] a, int i, boolean b)
    //@ requires acc(a[*]) && 0 <= i < a.length && a.length > 3 && a[0] == 5;
    //@ ensures acc(a[*]) && a[i] == (b ? 7 : 8);
    //@ ensures i != 0 ==> a[0] == 5;
  {
    if (b) {
      set(a, i, 7);
    } else {
      a[i] = 8;
    }
  }

  void wrong(int[] a, int i, boolean b)
    //@ requires acc(a[*]) && 0 <= i < a.length && a.length > 3 && a[0] == 5;
    //@ ensures acc(a[*]) && a[i] == (b ? 7 : 8);
    //@ ensures a[0] == 5; //~ postcondition:false
  {
    if (b) {
      set(a, i, 7);
    } else {
      a[i] = 8;
    }
  }

  void okConditional(int[] a, int i, boolean b)
    //@ requires acc(a[*]) && 0 <= i < a.length;
    //@ ensures acc(a[0..i]) ** acc(a[i + 1..a.length]) ** (b ==> acc(a[i]));
  {
    if (!b) take(a, i);
  }

  void wrongConditional(int[] a, int i, boolean b)
    //@ requires acc(a[*]) && 0 <= i < a.length;
    //@ ensures acc(a[*]); //~ postcondition:permission
  {
    if (b) {
      take(a, i);
    } else {
      a[i] = 8;
    }
  }

  void okEither(int[] a, int[] b, boolean left)
    //@ requires acc(a[0..2]) ** acc(b[0..2]) ** a[1] == 1 ** b[1] == 2;
    //@ ensures acc(a[0..2]) ** acc(b[0..2]);
    //@ ensures a[1] == (left ? 9 : 1) && b[1] == (left ? 2 : 9);
  {
    int[] c = left ? a : b;
    c[1] = 9;
    assert c[1] == 9;
  }

  void wrongEither(int[] a, int[] b, boolean left)
    //@ requires acc(a[0..2]) ** acc(b[0..2]) ** a[1] == 1 ** b[1] == 2;
    //@ ensures acc(a[0..2]) ** acc(b[0..2]);
    //@ ensures a[1] == 9; //~ postcondition:false
  {
    int[] c = left ? a : b;
    c[1] = 9;
  }

  void okEitherPart(int[] a, int[] b, boolean left)
    //@ requires acc(a[0..2]) ** acc(b[0..2]);
    //@ ensures left ? acc(a[1]) ** acc(b[0..2]) : acc(a[0..2]) ** acc(b[1]);
  {
    int[] c = left ? a : b;
    take(c, 0);
  }
}
