class Branches {
  int x;

  //@ predicate valid() = acc(x);
  //@ predicate maybe(boolean b) = b ==> acc(x);

  void ok(boolean b)
    //@ requires maybe(b);
    //@ ensures maybe(b);
  {
    //@ open maybe(b);
    if (b) {
      //@ close valid();
      //@ open valid();
      x = 1;
    } else {
      //@ assert !b;
    }
    //@ close maybe(b);
  }

  void wrong(boolean b)
    //@ requires maybe(b);
  {
    //@ open maybe(b);
    if (b) {
      //@ assert !b; //~ assert:false
    }
  }
}
