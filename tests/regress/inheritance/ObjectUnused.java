// Nobody calls the methods of Object on an object whose class does not declare them: no contract binds.
class Point {
  int x;

  //@ predicate valid() = acc(x);

  //@ requires valid();
  //@ ensures valid();
  public boolean equals(Object other) {
    return other == this;
  }

  /*@ pure @*/ public int hashCode()
    //@ requires valid();
  {
    return x;
  }

  static boolean ok(Point point)
    //@ requires point != null && point.valid();
  {
    return point.equals(point);
  }

  static boolean wrong(Point point)
    //@ requires point != null;
  {
    return point.equals(point); //~ precondition:predicate
  }
}
