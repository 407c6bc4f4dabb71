class C {
  int x;

  //@ predicate valid() = acc(x);

  void ok()
    //@ requires valid() && x == 0;
    //@ ensures acc(x);
  {
  }

  void wrong(C c)
    //@ requires valid() && c.x == 0; //~ contract:permission
  {
  }
}
