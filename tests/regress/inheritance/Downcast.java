// A test of the class reveals which definition a predicate has.
abstract class Shape {
  //@ predicate valid();

  //@ requires valid();
  //@ ensures valid();
  abstract void grow();
}

class Square extends Shape {
  int side;

  //@ predicate valid() = acc(side) && side >= 0;

  void grow() {
    side = side / 2 + 1;
  }
}

class Circle extends Shape {
  int radius;

  //@ predicate valid() = acc(radius);

  void grow() {
    radius = radius / 2 - 1;
  }
}

class Client {
  //@ requires s.valid();
  //@ ensures s.valid();
  static int okTested(Shape s) {
    if (s instanceof Square) {
      return ((Square) s).side;
    }
    return 0;
  }

  //@ requires s.valid();
  //@ ensures s.valid();
  static int okPattern(Shape s) {
    if (s instanceof Square q) {
      assert q.side >= 0;
      return q.side;
    } else if (s instanceof Circle c) {
      c.radius = 5;
      return c.radius;
    }
    s.grow();
    return 0;
  }

  //@ requires s.valid();
  static int wrongClass(Shape s) {
    if (s instanceof Square q) {
      return q.side;
    }
    return ((Circle) s).radius; //~ cast:type
  }

  //@ requires s.valid();
  //@ ensures s.valid();
  static void wrongInvariant(Shape s) {
    if (s instanceof Square q) {
      q.side = -1; //~^^^ postcondition:predicate
    }
  }

  // After the test nothing is known.
  //@ requires s.valid();
  static void wrongLater(Shape s) {
    if (s instanceof Square q) {
      q.side = 3;
      //@ close s.valid();
    }
    //@ open s.valid(); //~ open:predicate
  }

  //@ requires s.valid();
  static void wrongLaterInferred(Shape s, Square q) {
    boolean b = s == q;
    if (b) {
      q.side = 1;
    } else {
      q.side = 2; //~ write:permission
    }
  }
}
