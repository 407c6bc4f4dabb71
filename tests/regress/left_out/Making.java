import java.util.Vector;

class Box {
}

interface Shape {
}

// Its superclass may be anything: nothing that mentions it is verified.
class Named extends Vector<Box> { //~ W0003
  void run() {
    assert !(((Object) this) instanceof Shape);
  }
}

// What a constructor does that is not known may show the final fields before they have values.
class First {
  final Box box;

  First() {
    new Vector<First>().add(this);
    box = new Box();
  }

  static void read(First first) {
    assert first == null || first.box == first.box;
  }
}

class Second extends First {
  final Box other;

  Second() {
    other = new Box();
  }

  static void read(Second second) {
    assert second == null || second.other == second.other;
  }
}

class Untouched {
  static int one() {
    return 1;
  }

  static void wrong() {
    assert one() == 2; //~ W0005
  }

  static void alsoWrong() {
    int k = one();
    assert k == 1; //~ assert:false
  }
}
