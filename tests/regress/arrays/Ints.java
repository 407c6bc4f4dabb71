class C {
  void ok() {
    int[] a = new int[3];
    assert a[0] == 0;
    a[0] = 5;
    a[1] = a[0] + 1;
    assert a[0] == 5 && a[1] == 6 && a[2] == 0;
  }

  void wrong() {
    int[] a = new int[3];
    a[0] = 5;
    a[1] = 6;
    assert a[0] == 6; //~ assert:false
  }
}
