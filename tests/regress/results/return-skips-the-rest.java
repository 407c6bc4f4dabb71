class C {
  int x;

  void ok(boolean early)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && x == (early ? 0 : 1);
  {
    if (early) {
      return;
    }
    x = 1;
  }

  void wrong(boolean early)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && x == 1; //~ postcondition:false
  {
    if (early) {
      return;
    }
    x = 1;
  }
}
