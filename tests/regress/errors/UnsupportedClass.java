// A class in the body of a method that is left out may extend others: what is said of these is not known then, and
// nothing is verified.
class UnsupportedClass {
  static class Shape {
    int x;

    //@ predicate valid() = acc(x);
  }

  static Shape anonymous() {
    return new Shape() { //~ W0009
    };
  }

  // If this were verified it would fail.
  void notVerified(Shape s) {
    s.x = 2;
  }
}
