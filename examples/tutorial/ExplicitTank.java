//: --ghost=explicit
class ExplicitTank {
  private int level;
  private int capacity;

  //@ predicate valid() = acc(level) ** acc(capacity) ** 0 <= level <= capacity;

  ExplicitTank(int size)
    //@ requires 0 <= size;
    //@ ensures valid() && level() == 0;
  {
    capacity = size;
    //@ close valid();
    //@ use level();
  }

  /*@ pure @*/ int level()
    //@ requires valid();
  {
    return /*@ opening valid() in @*/ level;
  }

  void drain()
    //@ requires valid();
    //@ ensures valid() && level() == 0;
  {
    //@ open valid();
    level = 0;
    //@ close valid();
    //@ use level();
  }

  void forgotten()
    //@ requires valid();
    //@ ensures valid();
  {
    level = 0; //~ write:permission
  }
}
