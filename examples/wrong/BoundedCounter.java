// The limit is not checked, a result says the contrary of what happened, a client goes beyond the limit.
class BoundedCounter {
  private int value;
  private int limit;

  //@ predicate valid() = acc(value) ** acc(limit) ** 0 <= value <= limit;

  BoundedCounter(int max)
    //@ ensures valid(); //~ postcondition:predicate [never-held]
  {
    limit = max; // may be negative
  }

  /*@ pure @*/ int value()
    //@ requires valid();
  {
    return value;
  }

  /*@ pure @*/ boolean isFull()
    //@ requires valid();
  {
    return value == limit;
  }

  void increment()
    //@ requires valid() && !isFull();
    //@ ensures valid() && value() == old(value()) + 1;
  {
    value = value + 1;
  }

  boolean tryIncrement()
    //@ requires valid();
    //@ ensures valid();
    //@ ensures \result ==> value() == old(value()) + 1; //~ postcondition:false [unknown-value]
  {
    if (isFull()) {
      return true;
    }
    increment();
    return false;
  }
}

class BoundedCounterClient {
  void twice(BoundedCounter counter)
    //@ requires counter != null ** counter.valid() ** !counter.isFull();
    //@ ensures counter.valid();
  {
    counter.increment();
    counter.increment(); //~ precondition:false [unknown-value]
  }
}
