class C {
  int x;

  //@ requires acc(y); //~ W0003
  //@ ensures valid(); //~ W0003
  void m() {
    //@ open other(); //~ W0003
    //@ use getX(); //~ W0003
    //@ assert k == 1; //~ W0003
  }
}
