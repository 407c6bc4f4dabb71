// A pure method has nothing of what its precondition asks for in an amount of 0.
class NothingPure {
  int x;

  //@ predicate part(perm p) = p >= 0 && acc(x, p);

  /*@ pure @*/ int wrongNone()
    //@ requires acc(x, 0);
  {
    return x; //~ contract:permission
  }

  /*@ pure @*/ int wrongChosen(boolean c)
    //@ requires acc(x, c ? 1 : 0);
  {
    return x; //~ contract:permission
  }

  /*@ pure @*/ int okChosen(boolean c)
    //@ requires acc(x, c ? 1 : 0);
  {
    return c ? x : 0;
  }

  //@ pure int wrongAmount(perm p) requires p >= 0 && acc(x, p); = x; //~ contract:permission
  //@ pure int okAmount(perm p) requires p > 0 && acc(x, p); = x;

  //@ pure int wrongPart(perm p) requires p >= 0 && part(p); = opening part(p) in x; //~ contract:permission
  //@ pure int okPart(perm p) requires p > 0 && part(p); = opening part(p) in x;

  int okRead()
    //@ requires acc(x) && x == 1;
    //@ ensures acc(x) && result == 1;
  {
    int a = okChosen(true);
    x = 2;
    int b = okChosen(true);
    assert b == 2;
    return a;
  }

  void wrongFrame()
    //@ requires acc(x) && x == 1;
    //@ ensures acc(x);
  {
    int a = okChosen(true);
    x = 2;
    int b = okChosen(true);
    assert a == b; //~ assert:false
  }
}
