class C {
  int x;

  void m(int n) {
    int k = 1;
    //@ k = 2; //~ W0007
    //@ x = 2; //~ W0007
    //@ m(3); //~ W0007
  }
}
