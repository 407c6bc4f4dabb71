// A cast of something that may be of another class fails; null passes.
interface Shape {
}

class Square implements Shape {
  int side;
}

class Circle implements Shape {
  int radius;
}

final class Disc extends Circle {
}

class Casts {
  static Square okTested(Shape s) {
    if (s instanceof Square) {
      return (Square) s;
    }
    return null;
  }

  static Square wrongUntested(Shape s) {
    return (Square) s; //~ cast:type
  }

  static Square wrongOther(Shape s) {
    if (s instanceof Circle) {
      return (Square) s; //~ cast:type
    }
    return null;
  }

  static Square okNull() {
    Shape s = null;
    return (Square) s;
  }

  static Shape okUp(Disc d) {
    Circle c = (Circle) d;
    return (Shape) c;
  }

  static Circle okBelow(Shape s) {
    if (s instanceof Disc) {
      return (Circle) s;
    }
    return null;
  }

  static Disc wrongBelow(Shape s) {
    if (s instanceof Circle) {
      return (Disc) s; //~ cast:type
    }
    return null;
  }

  static void okNew() {
    Object o = new Square();
    Square s = (Square) o;
    assert s == o;
  }

  static void wrongNew() {
    Object o = new Square();
    Circle c = (Circle) o; //~ cast:type
  }

  static void okField() {
    Object o = new Square();
    ((Square) o).side = 3;
    assert ((Square) o).side == 3;
  }

  static Square okBack(Square s) {
    Object o = s;
    return (Square) o;
  }

  static Square wrongBack(Circle c) {
    Object o = c;
    return (Square) o; //~ cast:type
  }

  static int[] okArray() {
    Object o = new int[3];
    return (int[]) o;
  }

  static int[] wrongArray() {
    Object o = new boolean[3];
    return (int[]) o; //~ cast:type
  }

  static Disc[] okArrays(Disc[] discs) {
    Object o = discs;
    return (Disc[]) o;
  }

  static Disc[] wrongArrays(Object o) {
    return (Disc[]) o; //~ cast:type
  }

  // A cast is looked at before what is done with it.
  static void wrongBefore(Shape s) {
    ((Square) s).side = 3; //~ cast:type write:permission
  }
}
