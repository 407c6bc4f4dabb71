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

  // Where the array's type is, or depends on, a type parameter.
  interface Sink<T> {
    void put(T value);
  }
  static class Box<T> {
    T content;
    Box(T content) { }
    Box(T[] contents, T content) { }
    void fill(T[] contents, T content) { }
    <S> void give(Sink<S> sink, S value) { }
  }
  static class Below extends Box<Object> {
    Below(String[] a) {
      super(a, a); //~ W0009
    }
  }
  static <T> void store(T[] a, T value) { }
  static <T> T first(T one, T other) { return one; }

  void generic(Box<Object> box, Sink<Object[]> sink, String[] a, Object[] objects, Object o) {
    store(a, o); //~ W0009
    store(a, "fine");
    store(objects, "fine");
    box.fill(a, o); //~ W0009
    box.fill(objects, o);
    new Box<Object>(a, o); //~ W0009
    sink.put(a); //~ W0009
    sink.put(objects);
    box.give(sink, a); //~ W0009
    o = ArrayCovariance.<Object>first(a, objects);
    Box<Object[]> open = new Box<>(a); //~ W0004
    Box<String[]> same = new Box<>(a);
    Box<? extends Object[]> some = same; //~ W0009
    Sink<? super String[]> other = null; //~ W0009
    Box<?> any = same;
  }
}
