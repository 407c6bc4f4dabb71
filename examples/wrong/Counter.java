// Mistakes with a counter: an increment that is off by one, a reset that does nothing, a caller that
// breaks a precondition, and one that believes in two counters where there is one.
class Counter {
  private int value;

  //@ predicate valid() = acc(value);

  Counter()
    //@ ensures valid() && value() == 1; //~ postcondition:false [unknown-value]
  {
  }

  /*@ pure @*/ int value()
    //@ requires valid();
  {
    return value;
  }

  void increment()
    //@ requires valid() && value() < 1000;
    //@ ensures valid() && value() == old(value()) + 1; //~ postcondition:false [changed]
  {
    value = value + 2;
  }

  void add(int amount)
    //@ requires valid() && amount >= 0 && value() <= 1000 && amount <= 1000;
    //@ ensures valid() && value() == old(value()) + amount;
  {
    value += amount;
  }

  void reset()
    //@ requires valid();
    //@ ensures valid() && value() == 0; //~ postcondition:false [unknown-value]
  {
    int value = 0; // a local hides the field
  }
}

class CounterClient {
  void count(Counter doors)
    //@ requires doors != null ** doors.valid() && doors.value() == 0;
    //@ ensures doors.valid();
  {
    doors.add(-1); //~ precondition:false [unknown-value]
  }

  public static void main(String[] args) {
    Counter doors = new Counter();
    Counter windows = doors;
    doors.reset();
    windows.add(5);
    assert windows.value() == 5;
    assert doors.value() == 0; //~ assert:false [changed]
  }
}
