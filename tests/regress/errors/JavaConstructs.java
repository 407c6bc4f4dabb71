// Constructs of Java that are not supported: one report for each, at its place, and the rest is read.
class JavaConstructs {
  int x;
  Task field = () -> 3; //~ W0009

  interface Task {
    int run();
  }
  interface Named {
  }
  static class Point {
    int at;
  }

  static int take(Task task, int n) {
    return n;
  }

  void lambdas(int n) {
    Task t = () -> { //~ W0009
      int unread = missing;
      return 1;
    };
    n = take(() -> n + 1, unknown1); //~ W0009 W0003
    t = n > 0 ? () -> 1 : (Task) () -> 2; //~ W0009 W0009
    take(this::hashCode, 1); //~ W0009
    t = JavaConstructs.Point::new; //~ W0009
    unknown2 = 1; //~ W0003
  }

  void classes(Object o) {
    Task t = new Task() { //~ W0009
      public int run() {
        return missing;
      }
    };
    take(new Task() { public int run() { return 1; } }, unknown3); //~ W0009 W0003
    final class Local extends Point { //~ W0009
      int y;
    }
    Local l = new Local();
    l.y = 1;
    record Pair(int a, int b) { //~ W0009
    }
    Pair p = new Pair(1, 2);
    enum Kind { A, B } //~ W0009
    Object c = int[].class; //~ W0009
    c = Point.class; //~ W0009
    c = (Task & Named) o; //~ W0009
    unknown4 = 1; //~ W0003
  }

  record Size(int width, int height) { //~ W0009
    int area() {
      return width * height;
    }
  }

  @interface Mark { //~ W0009
    String value() default "";
  }

  int patterns(Object o, String s) {
    if (o instanceof Size(int w, int h) && w > 0) x = h; //~ W0009
    switch (o) {
      case Point p: //~ W0009
        return p.at;
      case Size z:
        return 2;
      default:
        break;
    }
    int n = switch (o) {
      case Point p when p.at > 0 -> 1; //~ W0009
      case Size(int w, int h) -> 2;
      default -> 3;
    };
    switch (s) {
      case null -> n = 1; //~ W0009
      default -> n = 2;
    }
    return n + unknown5; //~ W0003
  }

  void others(Object o) {
    synchronized (o) { //~ W0009
    }
    Point p = new <String>Point(); //~ W0009
    int caf\u00e9 = 1; //~ W0009
    var a; //~ W0002
    var b = null; //~ W0004
    var c = {1}; //~ W0002
    var d = 1, e = 2; //~ W0002
    var f[] = new int[1]; //~ W0002
    var g = classes(o); //~ W0004
    unknown6 = 1; //~ W0003
  }

  @Unclosed(a = 1
  //~^ W0002
  void behind() {
    unknown7 = 1; //~ W0003
  }
}
