// The final fields of an enum's constants are what its initialisers, and the contracts of its constructors, say.
interface Shape {
  /*@ pure @*/ int sides();
  //@ pure boolean isRound();
}

enum Basic implements Shape {
  TRIANGLE(3, "triangle"),
  SQUARE(4, "square"),
  CIRCLE;

  final int sides;
  final String label;

  Basic(int sides, String label)
    //@ ensures this.sides == sides && this.label == label;
  {
    this.sides = sides;
    this.label = label;
  }

  Basic()
    //@ ensures sides == 0;
  {
    sides = 0;
    label = "round";
  }

  public /*@ pure @*/ int sides() {
    return sides;
  }
  //@ pure boolean isRound() = this == CIRCLE;
}

// One constant may hold another one; values may be computed; a value that only some constants have is their own.
enum Side {
  LEFT(null, 1),
  RIGHT(LEFT, twice(4));

  final Side other;
  final int weight;
  final boolean isHeavy;
  private final int[] marks;

  Side(Side other, int weight)
    //@ ensures this.other == other && this.weight == weight && isHeavy == (weight > 5);
  {
    this.other = other;
    this.weight = weight;
    isHeavy = weight > 5;
    marks = new int[weight > 0 && weight < 10 ? weight : 1];
  }

  static int twice(int n)
    //@ requires 0 <= n && n < 100;
    //@ ensures \result == n + n;
  {
    return n + n;
  }
}

// What depends on a static field that changes is what it was then.
enum Counted {
  FIRST(1),
  SECOND(2);

  final int number;
  static int made = 3;

  Counted(int number)
    //@ requires number < 10;
    //@ ensures this.number == number + 1;
  {
    this.number = number + 1;
  }
}

// Of a constructor that is called as its precondition forbids nothing is believed.
enum Broken {
  ZERO(0); //~ precondition:false

  final int n;

  Broken(int n)
    //@ requires 0 < n;
    //@ ensures this.n == n && 0 < n;
  {
    this.n = n;
  }
}

// The constructor says nothing of its second field.
enum Silent {
  ONE(1);

  final int said, unsaid;

  Silent(int n)
    //@ ensures said == n;
  {
    said = n;
    unsaid = n;
  }
}

class Client {
  static void ok() {
    assert Basic.TRIANGLE.sides == 3;
    assert Basic.SQUARE.sides() == 4;
    assert Basic.SQUARE.label == "square";
    assert Basic.CIRCLE.sides == 0;
    assert Side.RIGHT.other == Side.LEFT && Side.RIGHT.weight == 8 && Side.RIGHT.isHeavy;
    assert Side.LEFT.other == null && !Side.LEFT.isHeavy;
    assert Counted.SECOND.number == 3;
    assert Silent.ONE.said == 1;
  }

  static void okCases(Basic basic)
    //@ requires basic != null;
  {
    int sides = basic.sides;
    assert sides == 0 || sides == 3 || sides == 4;
    assert basic.sides() <= 4;
    if (basic == Basic.TRIANGLE) {
      assert sides == 3;
    }
    switch (basic) {
      case SQUARE:
        assert basic.sides == 4;
        break;
      default:
        assert basic.sides < 4;
    }
  }

  static void wrongValue() {
    assert Basic.TRIANGLE.sides == 4; //~ assert:false
  }

  static void wrongOther(Side side)
    //@ requires side != null;
  {
    assert side.weight == 8; //~ assert:false
  }

  static void wrongBroken() {
    assert Broken.ZERO.n > 0; //~ assert:false
  }

  static void wrongSilent() {
    assert Silent.ONE.unsaid == 1; //~ assert:false
  }

  // The class of a constant is known, whatever it is called.
  static void okThroughInterface() {
    Shape shape = Basic.CIRCLE;
    //@ assert shape.isRound();
    assert shape.sides() == 0;
  }

  static void okKnown(Shape shape)
    //@ requires shape == Basic.SQUARE;
  {
    //@ assert !shape.isRound();
    assert shape.sides() == 4;
    assert shape instanceof Basic;
  }

  static void wrongThroughInterface(Shape shape)
    //@ requires shape != null;
  {
    //@ assert !shape.isRound(); //~ assert:false
  }
}
