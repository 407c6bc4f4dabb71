class C {
  int x;
  int y;

  void ok()
    //@ requires acc(x) && acc(y);
    //@ ensures acc(x) && acc(y) && x == 1 && y == 1;
  {
    x = y = 1;
  }

  void wrong()
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    x = y = 1; //~ write:permission
  }
}
