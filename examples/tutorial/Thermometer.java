class Thermometer {
  int degrees;

  void set(int degrees)
    //@ requires acc(this.degrees);
    //@ ensures acc(this.degrees) ** this.degrees == degrees;
  {
    this.degrees = degrees;
  }

  boolean isFreezing()
    //@ requires acc(degrees, ?f);
    //@ ensures acc(degrees, f) ** degrees == old(degrees) ** result == (degrees <= 0);
  {
    return degrees <= 0;
  }
}

class Display {
  final Thermometer source;

  //@ predicate valid() = source != null ** acc(source.degrees, 1/4);

  Display(Thermometer source)
    //@ requires source != null ** acc(source.degrees, 1/4);
    //@ ensures valid() ** this.source == source ** shown() == old(source.degrees);
  {
    this.source = source;
  }

  /*@ pure @*/ int shown()
    //@ requires valid();
  {
    return source.degrees;
  }

  void unplug()
    //@ requires valid();
    //@ ensures acc(source.degrees, 1/4) ** source.degrees == old(shown());
  {
  }
}

class House {
  public static void main(String[] args) {
    Thermometer outside = new Thermometer();
    outside.set(5);
    Display hall = new Display(outside);
    Display kitchen = new Display(outside);
    boolean isCold = outside.isFreezing();
    assert !isCold && hall.shown() == 5 && kitchen.shown() == 5;
    hall.unplug();
    kitchen.unplug();
    outside.set(-3);
  }
}
