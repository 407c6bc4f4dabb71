class Garden {
  //@ requires t != null && acc(t.size);
  //@ ensures acc(t.size) && t.size == 1;
  void ok(Tree t) {
    t.size = 1;
  }

  //@ requires t != null && acc(t.size);
  //@ ensures acc(t.size) && t.size == 2; //~ postcondition:false
  void wrong(Tree t) {
    t.size = 1;
  }
}
