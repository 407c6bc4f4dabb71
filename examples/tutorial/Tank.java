class Tank {
  private int level;
  private int capacity;

  //@ predicate valid() = acc(level) ** acc(capacity) ** 0 <= level <= capacity;

  Tank(int size)
    //@ requires 0 <= size;
    //@ ensures valid() && level() == 0 && capacity() == size;
  {
    capacity = size;
  }

  /*@ pure @*/ int level()
    //@ requires valid();
  {
    return level;
  }

  /*@ pure @*/ int capacity()
    //@ requires valid();
  {
    return capacity;
  }

  void fill(int amount)
    //@ requires valid() && 0 <= amount <= capacity() - level();
    //@ ensures valid() && level() == old(level()) + amount && capacity() == old(capacity());
  {
    level = level + amount;
  }
}

class TankClient {
  public static void main(String[] args) {
    Tank rain = new Tank(100);
    Tank well = new Tank(50);
    rain.fill(60);
    well.fill(10);
    rain.fill(40);
    assert rain.level() == 100 && well.level() == 10;
  }
}
