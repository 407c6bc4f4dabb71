class Arrays {
  void swap(Object[] a, int i, int j)
    //@ requires acc(a.elems) && 0 <= i < a.length && 0 <= j < a.length;
    //@ ensures acc(a.elems) && a[i] == old(a[j]) && a[j] == old(a[i]);
  {
    Object saved = a[i];
    a[i] = a[j];
    a[j] = saved;
  }

  void wrongSwap(Object[] a, int i, int j)
    //@ requires acc(a.elems) && 0 <= i < a.length && 0 <= j < a.length;
    //@ ensures acc(a.elems) && a[i] == old(a[j]);
    //@ ensures a[j] == old(a[i]); //~ postcondition:false
  {
    a[i] = a[j];
    a[j] = a[i];
  }

  void client() {
    Object[] a = new Object[2];
    Object o = new Object();
    a[0] = o;
    swap(a, 0, 1);
    assert a[1] == o && a[0] == null;
    swap(a, 0, 2); //~ precondition:false
  }
}
