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

  void wrong(Shape s)
    //@ requires s.valid();
  {
    s.x = 2; //~ write:permission
  }
}
