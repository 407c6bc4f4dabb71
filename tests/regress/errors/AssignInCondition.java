class C {
  int x;

  //@ requires acc(x) && x = 1; //~ W0002
  void m() {
  }
}
