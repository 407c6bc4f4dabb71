// Where the class of a pattern is not known, its variable is there all the same.
class UnknownPatterns {
  record Circle(int radius) { //~ W0009
  }

  int x;
  Object c;

  void unknown(Object o) {
    if (o instanceof Circle c && c.radius() > 0) x = c.radius();
    if (!(o instanceof Square s)) return; //~ W0003
    int y = s.side;
    boolean b = o instanceof Square t && t.side > 1 || x > 2;
    while (!(o instanceof Circle d)) {
      o = null;
    }
    x = d.radius();
  }

  void impossible(UnknownPatterns p) {
    if (p instanceof String i) x = i.length(); //~ W0004
  }

  /*@ pure @*/ int pure(Object o) {
    return o instanceof Circle k && k.radius() > 3 ? k.radius() : 4;
  }

  void wrong() {
    x = 1; //~ write:permission
  }
}
