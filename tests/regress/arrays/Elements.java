// The permission to one element.
class Elements {
  int get(int[] a, int i)
    //@ requires acc(a[i]);
    //@ ensures acc(a[i]) && \result == a[i] && a[i] == \old(a[i]);
  {
    assert a != null && 0 <= i && i < a.length;
    return a[i];
  }

  void set(int[] a, int i, int v)
    //@ requires acc(a[i]);
    //@ ensures Perm(a[i], write) && a[i] == v;
  {
    a[i] = v;
  }

  void wrongOther(int[] a, int i, int j)
    //@ requires acc(a[i]) ** 0 <= j < a.length;
    //@ ensures acc(a[i]);
  {
    a[j] = 1; //~ write:permission
  }

  void wrongNext(int[] a, int i)
    //@ requires acc(a[i]) ** i + 1 < a.length;
    //@ ensures acc(a[i]);
  {
    int x = a[i + 1]; //~ read:permission
  }

  void okSame(int[] a, int i, int j)
    //@ requires acc(a[i]) ** i == j + 1;
    //@ ensures acc(a[i]);
  {
    a[j + 1] = 1;
  }

  void okFramed(int[] a)
    //@ requires acc(a[*]) && a.length == 10 && a[3] == 3 && a[4] == 4 && a[5] == 5;
    //@ ensures acc(a[*]) && a[3] == 3 && a[4] == 7 && a[5] == 5;
  {
    set(a, 4, 6);
    int x = get(a, 4);
    assert x == 6 && a[3] == 3;
    a[4] = x + 1;
  }

  void okFramedSymbolic(int[] a, int i, int j)
    //@ requires acc(a[*]) && 0 <= i < a.length && 0 <= j < a.length && i != j;
    //@ ensures acc(a[*]) && a[j] == \old(a[j]) && a[i] == 7;
  {
    set(a, i, 7);
  }

  void wrongFramedSymbolic(int[] a, int i, int j)
    //@ requires acc(a[*]) && 0 <= i < a.length && 0 <= j < a.length;
    //@ ensures acc(a[*]) && a[i] == 7;
    //@ ensures a[j] == \old(a[j]); //~ postcondition:false
  {
    set(a, i, 7);
  }

  void swap(int[] a, int i, int j)
    //@ requires acc(a[i]) ** acc(a[j]);
    //@ ensures acc(a[i]) ** acc(a[j]) && a[i] == \old(a[j]) && a[j] == \old(a[i]);
  {
    assert i != j;
    int t = a[i];
    a[i] = a[j];
    a[j] = t;
  }

  void okSwap(int[] a, int i, int j, int k)
    //@ requires acc(a[*]) && 0 <= i < a.length && 0 <= j < a.length && i != j && 0 <= k < a.length;
    //@ ensures acc(a[*]) && a[j] == \old(a[i]) && a[i] == \old(a[j]);
    //@ ensures k != i && k != j ==> a[k] == \old(a[k]);
  {
    swap(a, i, j);
    swap(a, j, i);
    swap(a, i, j);
  }

  void wrongSwap(int[] a, int i, int j, int k)
    //@ requires acc(a[*]) && 0 <= i < a.length && 0 <= j < a.length && i != j && 0 <= k < a.length;
    //@ ensures acc(a[*]);
    //@ ensures k != i ==> a[k] == \old(a[k]); //~ postcondition:false
  {
    swap(a, i, j);
  }

  void wrongSwapSame(int[] a, int i, int j)
    //@ requires acc(a[*]) && 0 <= i < a.length && 0 <= j < a.length;
    //@ ensures acc(a[*]);
  {
    swap(a, i, j); //~ precondition:permission
  }

  void wrongTwice(int[] a)
    //@ requires acc(a[*]) && a.length == 2;
    //@ ensures acc(a[0]) ** acc(a[1]);
    //@ ensures acc(a[1]); //~ postcondition:permission
  {
  }

  void wrongIndex(int[] a)
    //@ requires acc(a[*]) && a.length == 2;
    //@ ensures acc(a[2]); //~ postcondition:permission
  {
  }

  void wrongNegative(int[] a)
    //@ requires acc(a[-1]); //~ contract:vacuous
  {
  }

  void wrongOverlap(int[] a, int i)
    //@ requires acc(a[i]) ** acc(a[i]); //~ contract:vacuous
  {
  }

  boolean flag(boolean[] flags, int i)
    //@ requires acc(flags[i]) && flags[i];
    //@ ensures acc(flags[i]) && \result && flags[i];
  {
    boolean b = flags[i];
    flags[i] = b;
    return b;
  }

  //@ predicate cell(boolean[] flags, int i) = acc(flags[i]);

  void okBooleanSnapshot(boolean[] flags, int i)
    //@ requires cell(flags, i);
    //@ ensures cell(flags, i) && untouched(cell(flags, i));
  {
    //@ open cell(flags, i);
    flags[i] = !flags[i];
    flags[i] = !flags[i];
    //@ close cell(flags, i);
  }

  void wrongBooleanSnapshot(boolean[] flags, int i)
    //@ requires cell(flags, i);
    //@ ensures cell(flags, i) && untouched(cell(flags, i)); //~ postcondition:false
  {
    //@ open cell(flags, i);
    flags[i] = !flags[i];
    //@ close cell(flags, i);
  }
}
