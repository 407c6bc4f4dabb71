class ThermometerMistakes {
  int degrees;

  void warm()
    //@ requires acc(degrees, 1/2) ** degrees < 100;
    //@ ensures acc(degrees, 1/2);
  {
    degrees = degrees + 1; //~ write:permission
  }

  static void two(ThermometerMistakes one, ThermometerMistakes other)
    //@ requires acc(one.degrees, 1/2) ** acc(other.degrees, 1/2);
    //@ ensures acc(one.degrees, 1/2) ** acc(other.degrees, 1/2);
  {
    one.degrees = 0; //~ write:permission
  }

  void keep()
    //@ requires acc(degrees);
    //@ ensures acc(degrees, 1/2);
  {
  }

  void change()
    //@ requires acc(degrees);
    //@ ensures acc(degrees);
  {
    keep();
    degrees = 0; //~ write:permission
  }
}
