class C {
  int x;

  boolean ok(C c)
    //@ requires c != null ==> acc(c.x);
    //@ ensures c != null ==> acc(c.x);
    //@ ensures \result == (c != null && c.x == 1);
  {
    return c != null && c.x == 1;
  }

  boolean okOr(C c)
    //@ requires c != null ==> acc(c.x);
    //@ ensures c != null ==> acc(c.x);
  {
    return c == null || c.x == 1;
  }

  int okConditional(C c)
    //@ requires c != null ==> acc(c.x);
    //@ ensures c != null ==> acc(c.x);
  {
    return c == null ? 0 : c.x;
  }

  boolean wrong(C c)
    //@ requires c != null ==> acc(c.x);
    //@ ensures c != null ==> acc(c.x);
  {
    return c.x == 1 && c != null; //~ read:permission
  }

  boolean wrongOr(C c)
    //@ requires c != null ==> acc(c.x);
    //@ ensures c != null ==> acc(c.x);
  {
    return c != null || c.x == 1; //~ read:permission
  }
}
