// Which method javac calls is not certain, or it is none.
class Cell<X> {
  X value;
}

class RawTypes {
  static int f(Object o) { return 1; }

  static int f(Cell<String> c) { return 2; }

  static void open(Cell raw, Cell<?> any, Cell<String> exact) {
    int r = f(raw); //~ W0016
    r = f((Object) raw);
    r = f(exact);
  }
}

class Private {
  private int only;

  private int f(String s) { return 1; }

  private Private(String s) {}

  Private() {}

  static class Inner extends Private {}
}

class Elsewhere {
  static void calls(Private p) {
    int r = p.f("x"); //~ W0003
    r = p.only; //~ W0003
    p = new Private("x"); //~ W0003
  }
}

class Pair<X> {
  int m(X x) { return 1; }

  int m(String s) { return 2; }
}

class Single {
  static void calls(Pair<String> p) {
    int r = p.m("x"); //~ W0004
  }
}

// Two methods that take the same once the program runs.
class Generic<X> {
  int m(X x) { return 1; }

  int n(Object x) { return 1; }
}

class Clash extends Generic<String> {
  int m(Object s) { return 2; } //~ W0008

  <T> int n(T x) { return 1; } //~ W0008
}
