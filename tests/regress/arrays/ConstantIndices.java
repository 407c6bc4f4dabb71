// Elements with constant indices beside those with indices that are known, unknown, or computed; through another name of
// the array. Right beside wrong.
class ConstantIndices {
  static void one(int[] a, int[] b, int i, int j)
    //@ requires a != null && a.length == 5 && acc(a[*]) && 0 <= i && i < 5 && j == i && b == a;
    //@ ensures acc(a[*]);
  {
    a[0] = 10;
    a[1] = 11;
    a[2] = 12;
    a[3] = 13;
    a[4] = 14;
    b[2] = 22;
    assert a[2] == 22;
    assert a[1 + 1] == 22;
    assert a[(int) 2L] == 22;
    assert a[i] >= 10;
    a[i] = 99;
    assert a[j] == 99;
    assert i == 3 || a[3] == 13;
    a[j]--;
    assert b[i] == 98;
    int k = 3;
    a[k++] = a[k];
    assert a[3] == a[4];
    a[a.length - 1] = 5;
    assert a[4] == 5;
  }

  static void oneWrong(int[] a, int[] b, int i)
    //@ requires a != null && a.length == 5 && acc(a[*]) && 0 <= i && i < 5 && b == a;
    //@ ensures acc(a[*]);
  {
    a[2] = 12;
    a[3] = 13;
    b[2] = 22;
    assert a[2] == 12; //~ assert:false
    a[i] = 99;
    assert a[3] == 13; //~ assert:false
  }

  static void overwrittenWrong(int[] a, int i)
    //@ requires a != null && a.length == 5 && acc(a[*]) && 0 <= i && i < 5;
    //@ ensures acc(a[*]);
  {
    a[i] = 99;
    a[3] = 14;
    assert a[i] == 99; //~ assert:false
  }

  static void apart(int[] a, int[] b, int i)
    //@ requires a != null && b != null && a.length == 3 && b.length == 3;
    //@ requires acc(a[0]) && acc(b[0]) && 0 <= i && i < 3 && acc(a[i]);
    //@ ensures acc(a[0]) && acc(b[0]) && acc(a[i]);
  {
    assert a != b && i != 0;
    a[i] = 5;
    a[0] = 6;
    b[0] = 7;
    assert a[i] == 5 && a[0] == 6;
  }

  static void apartWrong(int[] a, int[] b, int i)
    //@ requires a != null && b != null && a.length == 3 && b.length == 3;
    //@ requires acc(a[0]) && acc(b[1]) && 0 <= i && i < 3;
    //@ ensures acc(a[0]) && acc(b[1]);
  {
    a[0] = 6;
    b[1] = 7;
    assert a != b; //~ assert:false
    a[i] = 5; //~ write:permission
  }
}
