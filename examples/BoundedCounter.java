// A counter with a limit: it stops there. Its clients know that the value stays within the bounds, because
// the pure method isFull() and the invariant say so.
class BoundedCounter {
  private int value;
  private int limit;

  //@ predicate valid() = acc(value) ** acc(limit) ** 0 <= value <= limit;

  BoundedCounter(int max)
    //@ requires 0 <= max;
    //@ ensures valid() && value() == 0 && limit() == max;
  {
    limit = max;
  }

  /*@ pure @*/ int value()
    //@ requires valid();
  {
    return value;
  }

  /*@ pure @*/ int limit()
    //@ requires valid();
  {
    return limit;
  }

  /*@ pure @*/ boolean isFull()
    //@ requires valid();
  {
    return value == limit;
  }

  // Needs room.
  void increment()
    //@ requires valid() && !isFull();
    //@ ensures valid() && value() == old(value()) + 1 && limit() == old(limit());
  {
    value = value + 1;
  }

  // Needs none, and says by its result whether there was any.
  boolean tryIncrement()
    //@ requires valid();
    //@ ensures valid() && limit() == old(limit()) && \result == !old(isFull());
    //@ ensures \result ? value() == old(value()) + 1 : value() == old(value());
  {
    if (isFull()) {
      return false;
    }
    increment();
    return true;
  }
}

class BoundedCounterClient {
  public static void main(String[] args) {
    BoundedCounter counter = new BoundedCounter(1);
    assert !counter.isFull();
    counter.increment();
    assert counter.isFull();
    boolean done = counter.tryIncrement();
    assert !done;
    assert counter.value() == 1;
  }
}
