// The permission to a range: cut out, given back, joined.
class Ranges {
  void fill(int[] a, int from, int to, int v)
    //@ requires acc(a[from..to]);
    //@ ensures acc(a[from..to]);
  {
    int i = from;
    while (i < to)
      //@ invariant acc(a[from..to]) && from <= i;
    {
      a[i] = v;
      i = i + 1;
    }
  }

  void wrongFillOneMore(int[] a, int from, int to)
    //@ requires acc(a[from..to]) && from < to && to < a.length;
    //@ ensures acc(a[from..to]);
  {
    int i = from;
    while (i <= to)
      //@ invariant acc(a[from..to]) && from <= i;
    {
      a[i] = 0; //~ write:permission
      i = i + 1;
    }
  }

  void wrongFillBefore(int[] a, int from, int to)
    //@ requires acc(a[from..to]) && 0 < from && from < to;
    //@ ensures acc(a[from..to]);
  {
    a[from - 1] = 0; //~ write:permission
  }

  //@ requires acc(a[from..to]);
  native void take(int[] a, int from, int to);

  void okRest(int[] a)
    //@ requires acc(a[*]) && a.length > 5 && a[0] == 3;
    //@ ensures acc(a[*]) && a[0] == 3;
  {
    fill(a, 1, a.length, 5);
  }

  void wrongAll(int[] a)
    //@ requires acc(a[*]) && a.length > 5 && a[0] == 3;
    //@ ensures acc(a[*]) && a[0] == 3; //~ postcondition:false
  {
    fill(a, 0, a.length, 5);
  }

  void okHalves(int[] a, int m)
    //@ requires acc(a[*]) && 0 <= m <= a.length;
    //@ ensures acc(a[*]);
  {
    fill(a, 0, m, 5);
    fill(a, m, a.length, 6);
    //@ assert acc(a[0..m]) ** acc(a[m..a.length]);
  }

  void wrongHalves(int[] a, int m)
    //@ requires acc(a[*]) && 0 <= m < a.length && m < 1000;
    //@ ensures acc(a[*]);
  {
    fill(a, 0, m + 2, 5); //~ precondition:permission
  }

  void okThirds(int[] a, int i, int j)
    //@ requires acc(a[0..i]) ** acc(a[j..a.length]) ** acc(a[i..j]) ** 0 <= i <= j <= a.length;
    //@ ensures acc(a[*]);
  {
  }

  void wrongGap(int[] a, int i, int j)
    //@ requires acc(a[0..i]) ** acc(a[j..a.length]) ** 0 <= i <= j <= a.length;
    //@ ensures acc(a[*]); //~ postcondition:permission
  {
  }

  void wrongTaken(int[] a, int m)
    //@ requires acc(a[*]) && 0 < m < a.length;
    //@ ensures acc(a[0..m]);
    //@ ensures acc(a[m]); //~ postcondition:permission
  {
    take(a, m, a.length);
  }

  void wrongOffByOne(int[] a, int m)
    //@ requires acc(a[*]) && 0 < m < a.length;
    //@ ensures acc(a[0..m + 1]); //~ postcondition:permission
  {
    take(a, m, a.length);
  }

  void okEmpty(int[] a)
    //@ requires a != null && a.length < 1000;
    //@ ensures acc(a[3..3]) ** acc(a[3..3]) ** acc(a[7..2]) ** acc(a[-2..-5]);
  {
    take(a, 5, 5);
    take(a, 5, 3);
    take(a, a.length + 9, a.length + 9);
  }

  void wrongEmptyOfNull(int[] a)
  {
    take(a, 5, 5); //~ precondition:permission
  }

  void wrongNotEmpty(int[] a)
    //@ requires a != null && a.length > 5;
  {
    take(a, 4, 5); //~ precondition:permission
  }

  // A range whose ends are in the wrong order must not be cut out: what is left would overlap.
  void wrongInverted(int[] a)
    //@ requires acc(a[*]) && a.length == 10;
    //@ ensures acc(a[0..5]) ** acc(a[5..10]);
    //@ ensures acc(a[4]); //~ postcondition:permission
  {
    take(a, 7, 3);
  }

  void wrongInvertedSymbolic(int[] a, int i, int j)
    //@ requires acc(a[*]) && 0 <= i <= a.length && 0 <= j <= a.length;
    //@ ensures acc(a[*]); //~ postcondition:permission
  {
    take(a, i, j);
  }

  void okInvertedSymbolic(int[] a, int i, int j)
    //@ requires acc(a[*]) && 0 <= j <= i <= a.length;
    //@ ensures acc(a[*]);
  {
    take(a, i, j);
  }

  void okUnknownOrder(int[] a, int i, int j, int k)
    //@ requires acc(a[*]) && 0 <= i <= a.length && 0 <= j <= a.length && 0 <= k < a.length;
    //@ requires k < i || j <= k;
    //@ ensures !(i <= k && k < j) ==> acc(a[k]);
  {
    take(a, i, j);
  }

  void wrongUnknownOrder(int[] a, int i, int j, int k)
    //@ requires acc(a[*]) && 0 <= i <= a.length && 0 <= j <= a.length && 0 <= k < a.length;
    //@ ensures acc(a[k]); //~ postcondition:permission
  {
    take(a, i, j);
  }

  void wrongBeyond(int[] a)
    //@ requires acc(a[*]) && a.length < 1000;
  {
    take(a, 0, a.length + 1); //~ precondition:permission
  }

  void wrongBelow(int[] a)
    //@ requires acc(a[*]);
  {
    take(a, -1, a.length); //~ precondition:permission
  }

  void wrongBeyondContract(int[] a, int n)
    //@ requires acc(a[0..n]) && n == a.length + 1; //~ contract:vacuous
  {
  }

  void okRangeSaysBounds(int[] a, int from, int to)
    //@ requires acc(a[from..to]) && from < to;
    //@ ensures acc(a[from..to]) && 0 <= from && to <= a.length;
  {
  }

  void wrongEmptySaysNoBounds(int[] a, int from, int to)
    //@ requires acc(a[from..to]);
    //@ ensures acc(a[from..to]) && to <= a.length; //~ postcondition:false
  {
  }

  int okRead(int[] a, int m, int i)
    //@ requires acc(a[0..m]) ** acc(a[m..a.length]) ** 0 <= i < a.length ** 0 <= m;
    //@ ensures acc(a[0..m]) ** acc(a[m..a.length]);
    //@ ensures \result == a[i] && a[i] == \old(a[i]);
  {
    return a[i];
  }

  void okWrite(int[] a, int m, int i, int j)
    //@ requires acc(a[0..m]) ** acc(a[m..a.length]) ** 0 <= i < a.length ** 0 <= m ** 0 <= j < a.length;
    //@ ensures acc(a[0..m]) ** acc(a[m..a.length]);
    //@ ensures a[i] == 8 && (i != j ==> a[j] == \old(a[j]));
  {
    a[i] = 8;
  }

  void wrongWrite(int[] a, int m, int i, int j)
    //@ requires acc(a[0..m]) ** acc(a[m..a.length]) ** 0 <= i < a.length ** 0 <= m ** 0 <= j < a.length;
    //@ ensures acc(a[0..m]) ** acc(a[m..a.length]);
    //@ ensures a[j] == \old(a[j]); //~ postcondition:false
  {
    a[i] = 8;
  }

  int wrongReadGap(int[] a, int m, int i)
    //@ requires acc(a[0..m]) ** acc(a[m + 1..a.length]) ** 0 <= i < a.length ** 0 <= m;
    //@ ensures acc(a[0..m]) ** acc(a[m + 1..a.length]);
  {
    return a[i]; //~ read:permission
  }
}
