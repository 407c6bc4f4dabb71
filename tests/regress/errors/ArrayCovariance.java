// An array of strings is no array of objects: storing an object into it would fail. Java finds that out when it runs;
// here the conversion is refused.
class ArrayCovariance {
  static class Shape { }
  static final class Square extends Shape { }

  Object[] field = new String[1]; //~ W0009

  static void take(Object[] a) { }
  static void take(Object a) { }
  void give(Square[][] s) {
    take(s); //~ W0009
    Object fine = s;
    Object o = new Square[1];
    Object[] objects = {s, o};
    Shape[] shapes = new Square[2]; //~ W0009
    shapes = new Square[] {}; //~ W0009
    shapes = s[0]; //~ W0009
    Shape[][] table = {new Square[1], null}; //~ W0009
    Object[] rows = new int[2][2]; //~ W0009
    shapes = fine == null ? s[0] : shapes; //~ W0009
    for (Shape[] row : s) { } //~ W0009
  }

  Object[] result(String[] a) {
    return a; //~ W0009
  }

  void casts(Object o, Shape[] shapes, Object[] objects) {
    Object[] a = (Object[]) shapes; //~ W0009
    Square[] b = (Square[]) shapes; //~ W0009
    Shape[] c = (Shape[]) o; //~ W0009
    if (o instanceof Object[] d && d.length > 0) d[0] = this; //~ W0009
    boolean e = o instanceof Object[];
    Object[] f = (Object[]) null;
    Object[] g = (Object[]) objects;
  }

  static class Maker {
    Object[] make() { return null; }
    String[] same() { return null; }
  }
  static class Other extends Maker {
    String[] make() { return null; } //~ W0009
    String[] same() { return null; }
  }
}
