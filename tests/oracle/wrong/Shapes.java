// A subclass adds to the predicate; the sum of its sides is wrong for some.
abstract class Shape {
  //@ predicate valid();
  //@ requires valid();
  //@ ensures valid() && result > 0;
  abstract int around();
}

class Polygon extends Shape {
  int[] sides;
  //@ predicate valid() = acc(sides) && sides != null && sides.length >= 3 && acc(sides[*]) && (\forall int i; 0 <= i && i < sides.length; 0 < sides[i] && sides[i] < 1000);

  int around()
    //@ requires valid();
    //@ ensures valid() && result > 0;
  {
    //@ open valid();
    int sum = sides[0] + sides[1] - sides[2];
    //@ close valid();
    return sum;
  }
}
