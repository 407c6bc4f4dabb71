// An interval that can be turned around: the bounds are taken as they come, or only one of them moves.
class Interval {
  private int low;
  private int high;

  //@ predicate valid() = acc(low) ** acc(high) ** low <= high;

  Interval(int a, int b)
    //@ ensures valid(); //~ postcondition:predicate [never-held]
  {
    low = a;
    high = b;
  }

  /*@ pure @*/ boolean contains(int point)
    //@ requires valid();
  {
    return low <= point && point <= high;
  }

  void include(int point)
    //@ requires valid();
    //@ ensures valid() && contains(point); //~ postcondition:false [unknown-value]
  {
    if (point < low) {
      low = point;
    } else if (high < point) {
      high = point - 1;
    }
  }

  void shift(int distance)
    //@ requires valid() && 0 <= distance <= 1000 && contains(0);
    //@ ensures valid(); //~ postcondition:predicate [given-away]
  {
    low = low + distance;
  }
}
