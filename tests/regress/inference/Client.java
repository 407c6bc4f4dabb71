//: --overflow=unbounded
// Inference works through several objects of several classes.
class Engine {
  int speed;

  //@ predicate valid() = acc(speed) && 0 <= speed;

  /*@ pure @*/ int speed()
    //@ requires valid();
  {
    return speed;
  }
}

class Car {
  Engine engine;

  //@ predicate valid() = acc(engine) && engine != null && engine.valid();

  void ok(int by)
    //@ requires valid() && 0 <= by;
    //@ ensures valid();
  {
    engine.speed = engine.speed + by;
  }

  void wrong(int by)
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate
  {
    engine.speed = engine.speed + by;
  }
}
