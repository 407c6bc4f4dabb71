// An interval of integers: an invariant that relates two fields.
class Interval {
  private int low;
  private int high;

  //@ predicate valid() = acc(low) ** acc(high) ** low <= high;

  Interval(int a, int b)
    //@ ensures valid() && contains(a) && contains(b);
    //@ ensures low() == (a <= b ? a : b) && high() == (a <= b ? b : a);
  {
    if (a <= b) {
      low = a;
      high = b;
    } else {
      low = b;
      high = a;
    }
  }

  /*@ pure @*/ int low()
    //@ requires valid();
  {
    return low;
  }

  /*@ pure @*/ int high()
    //@ requires valid();
  {
    return high;
  }

  /*@ pure @*/ boolean contains(int point)
    //@ requires valid();
    //@ ensures result == (low() <= point <= high());
  {
    return low <= point && point <= high;
  }

  // Grows the interval until it contains the point.
  void include(int point)
    //@ requires valid();
    //@ ensures valid() && contains(point);
    //@ ensures low() == (point < old(low()) ? point : old(low())) && high() == (old(high()) < point ? point : old(high()));
  {
    if (point < low) {
      low = point;
    } else if (high < point) {
      high = point;
    }
  }

  void shift(int distance)
    //@ requires valid();
    //@ requires -2147483648 <= low() + distance && high() + distance <= 2147483647;
    //@ ensures valid() && low() == old(low()) + distance && high() == old(high()) + distance;
  {
    low = low + distance;
    high = high + distance;
  }

  // A long, for the difference of two ints may not be one.
  /*@ pure @*/ long width()
    //@ requires valid();
    //@ ensures 0 <= result && low() + result == high();
  {
    return (long) high - low;
  }
}

class IntervalClient {
  public static void main(String[] args) {
    Interval interval = new Interval(9, 5);
    interval.include(12);
    assert interval.contains(12);
    assert interval.width() >= 0;
    interval.shift(1);
    assert interval.contains(13);
  }
}
