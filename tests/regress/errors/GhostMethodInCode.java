class C {
  //@ pure int ghost() = 1;

  int m() {
    //@ assert ghost() == 1;
    return ghost(); //~ W0011
  }
}
