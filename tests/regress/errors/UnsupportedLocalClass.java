// The same of a local class.
class UnsupportedLocalClass {
  static class Shape {
    int x;

    //@ predicate valid() = acc(x);
  }

  static Shape local() {
    class Square extends Shape { //~ W0009
    }
    return new Square();
  }

  void notVerified(Shape s) {
    s.x = 2;
  }
}
