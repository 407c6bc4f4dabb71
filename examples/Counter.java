// The smallest class with a specification: what increment() does is said in terms of value(), and nobody
// outside needs to know the field.
class Counter {
  private int value;

  //@ predicate valid() = acc(value);

  Counter()
    //@ ensures valid() && value() == 0;
  {
  }

  /*@ pure @*/ int value()
    //@ requires valid();
  {
    return value;
  }

  // old(…) is the value before the call. There must be a next int.
  void increment()
    //@ requires valid() && value() < 2147483647;
    //@ ensures valid() && value() == old(value()) + 1;
  {
    value++;
  }

  void add(int amount)
    //@ requires valid() && amount >= 0 && value() + amount <= 2147483647;
    //@ ensures valid() && value() == old(value()) + amount;
  {
    value += amount;
  }

  void reset()
    //@ requires valid();
    //@ ensures valid() && value() == 0;
  {
    value = 0;
  }
}

class CounterClient {
  public static void main(String[] args) {
    Counter doors = new Counter();
    Counter windows = new Counter();
    doors.increment();
    doors.add(3);
    windows.increment();
    assert doors.value() == 4;
    assert windows.value() == 1; // doors and windows are separate objects
    doors.reset();
    assert doors.value() == 0 && windows.value() == 1;
  }
}
