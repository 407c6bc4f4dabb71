class C {
  int x;

  //@ predicate valid() = acc(x);

  void m() {
    //@ int k = 1; //~ W0011
    //@ if (true) { } //~ W0011
    //@ return; //~ W0011
  }
}
