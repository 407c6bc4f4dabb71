// In Java a method without a body is native (or abstract, milestone 2).
class Clock {
  //@ ensures \result >= 0;
  native int now();
}

class Client {
  void ok(Clock c)
    //@ requires c != null;
  {
    int t = c.now();
    assert t >= 0;
  }

  void wrong(Clock c)
    //@ requires c != null;
  {
    int t = c.now();
    int later = c.now();
    assert t == later; //~ assert:false
  }
}
