class C {
  int x;
  boolean on;

  int conditions()
    //@ requires acc(x) && acc(on);
    //@ ensures acc(x) && acc(on);
  {
    if (on) {
      return x;
    }
    return 0;
  }

  int wrongCondition()
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    if (on) { //~ read:permission
      return x;
    }
    return 0;
  }

  void wrongAssert(C c)
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    assert x == c.x; //~ read:permission
  }

  void wrongGhostAssert(C c)
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    //@ assert c.x == c.x; //~ read:permission
  }
}
