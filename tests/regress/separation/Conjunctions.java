// && and ** are the same between assertions: both separate.
class C {
  int x;

  void ok(C a, C b)
    //@ requires acc(a.x) && acc(b.x);
    //@ ensures acc(a.x) ** acc(b.x);
  {
    assert a != b;
  }

  void wrong(C a)
    //@ requires acc(a.x);
    //@ ensures acc(a.x) && a.x == 0; //~ postcondition:false
  {
    assert a != null && a != this; //~ assert:false
  }
}
