class C {
  void m() { //~ contract:vacuous
    //@ assume false;
    //@ assert 1 == 2;
  }

  void fine(boolean b) {
    if (b) {
      //@ assume false;
      //@ assert 1 == 2;
    }
    //@ assert !b;
  }
}
