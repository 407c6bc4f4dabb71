class LeakyTank {
  private int level;
  private int capacity;

  //@ predicate valid() = acc(level) ** acc(capacity) ** 0 <= level <= capacity;

  /*@ pure @*/ int level()
    //@ requires valid();
  {
    return level;
  }

  void fill(int amount)
    //@ requires valid() && 0 <= amount && level() + amount <= 1000;
    //@ ensures valid(); //~ postcondition:predicate
  {
    level = level + amount;
  }

  void drain()
    //@ requires valid();
    //@ ensures valid() && level() == 0; //~ postcondition:false
  {
    if (level > 1) {
      level = 0;
    }
  }
}
