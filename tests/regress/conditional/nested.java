class C {
  int x;
  int y;

  void ok(int n)
    //@ requires n > 0 ==> acc(x) && (n > 10 ==> acc(y));
    //@ ensures n > 0 ==> acc(x) && (n > 10 ==> acc(y));
  {
    if (n > 20) {
      x = 1;
      y = 2;
    }
  }

  void wrong(int n)
    //@ requires n > 0 ==> acc(x) && (n > 10 ==> acc(y));
    //@ ensures n > 0 ==> acc(x) && (n > 10 ==> acc(y));
  {
    if (n > 5) {
      x = 1;
      y = 2; //~ write:permission
    }
  }
}
