class Cell {
  int x;

  //@ predicate valid() = acc(x);

  /*@ pure @*/ int getX()
    //@ requires valid();
  {
    return x;
  }

  //@ pure boolean big() requires valid() = getX() > 9;

  void grow()
    //@ requires valid();
    //@ ensures valid() && big();
  {
    x = 10;
  }

  void shrink()
    //@ requires valid();
    //@ ensures valid() && big(); //~ postcondition:false [unknown-value]
  {
    x = 9;
  }
}
