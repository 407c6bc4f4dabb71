class C {
  int x;

  //@ requires acc(x) && x++ == 1; //~ W0005
  //@ ensures acc(x) && (x = 1) == 1; //~ W0005
  void m() {
    //@ assert x++ == 1; //~ W0005
  }
}
