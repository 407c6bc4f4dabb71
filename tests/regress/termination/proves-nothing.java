class C {
  //@ pure boolean liar() = !liar(); //~ termination:not-decreasing

  void client() {
    //@ use liar();
    //@ assert liar() == !liar(); //~ assert:false [unknown-value]
  }
}
