class Ghost {
  int x;

  //@ predicate valid() = acc(x) && x > 0;

  int ok()
    //@ requires valid();
    //@ ensures valid() && \result > 0;
  {
    //@ open valid();
    int v = x;
    /*@ assert v > 0; close valid(); @*/
    return v;
  }

  int wrong()
    //@ requires valid();
    //@ ensures valid() && \result > 1; //~ postcondition:false
  {
    /*@
      @ open valid();
      @*/
    int v = x;
    //@ close valid();
    return v;
  }
}
