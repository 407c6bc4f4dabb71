// Enums with fields, constructors and methods: their constants are objects that are made when the class is
// initialised.
enum Planet {
  EARTH(5),
  MARS(3) ;

  final int mass;
  private static int made;

  Planet(int mass)
    //@ requires 0 < mass && mass <= 10;
    //@ ensures this.mass == mass;
  {
    this.mass = mass;
  }

  int mass()
    //@ ensures \result == mass;
  {
    return mass;
  }

  Planet okOther()
    //@ ensures \result != null && \result != this;
  {
    return this == EARTH ? MARS : EARTH;
  }

  Planet wrongOther()
    //@ ensures \result == this; //~ postcondition:false
  {
    return this == EARTH ? MARS : EARTH;
  }

  void wrongMass() {
    assert mass == 5; //~ assert:false
  }

  static void wrongMade() {
    made = 1; //~ write:permission
  }

  static Planet okHeavier(Planet one, Planet other)
    //@ requires one != null && other != null;
    //@ ensures \result != null && \result.mass >= one.mass;
  {
    return one.mass() < other.mass() ? other : one;
  }
}

enum Wrong {
  NONE(0), //~ precondition:false
  ONE(1);

  final int inverse;

  Wrong(int n)
    //@ requires n != 0;
  {
    inverse = 10 / n;
    // A new constant: it is said to be none of them, nor that it cannot be.
    Wrong self = this;
    assert self == this;
    assert false; //~ assert:false
  }
}

enum Switch {
  ON,
  OFF;

  int uses = 0;

  /*@ pure @*/ boolean isOn() {
    return this == ON;
  }

  public String toString() {
    return isOn() ? "on" : "off";
  }

  Switch okFlip()
    //@ ensures \result != null && \result.isOn() == !isOn();
  {
    return switch (this) {
      case ON -> OFF;
      case OFF -> ON;
    };
  }

  int wrongUses() {
    return uses; //~ read:permission
  }
}

interface Shape {
  //@ ensures 0 <= \result;
  int corners();
}

enum Known implements Shape {
  TRIANGLE(3),
  SQUARE(4);

  private final int corners;

  Known(int corners)
    //@ ensures this.corners == corners;
  {
    this.corners = corners;
  }

  //@ ensures 0 <= \result;
  public int corners() {
    return corners < 0 ? 0 : corners;
  }

  static void okClient() {
    Shape shape = Known.SQUARE;
    int corners = shape.corners();
    assert corners >= 0;
    for (Known known : Known.values())
    {
      known.corners();
    }
  }
}

class Client {
  static void ok(Planet planet)
    //@ requires planet != null && planet != Planet.EARTH;
  {
    assert planet == Planet.MARS;
    assert planet.ordinal() == 1;
  }

  static void okValue() {
    assert Planet.EARTH.mass == 5;
  }

  static void wrongValue() {
    assert Planet.EARTH.mass == 3; //~ assert:false
  }

  public static void main(String[] args) {
    assert Planet.EARTH != Planet.MARS;
  }
}
