// What a pattern's variable hides, and where: behind a statement only one of whose outcomes goes on (JLS 6.3.2).
class PatternScopes {
  static final String c = "f";
  static final boolean ON = true;

  static void behindFor(Object o) {
    for (; !(o instanceof String c);) {
      o = "u";
    }
    assert c == o;
    assert c == "f"; //~ assert:false
  }

  static void behindLabels(Object o, Object p) {
    outer: if (!(o instanceof String c)) {
      return;
    }
    assert c == o;
    inner: for (; !(p instanceof Integer d);) {
      p = 1;
    }
    assert d == p;
    assert c == "f"; //~ assert:false
  }

  // The jump may come from where nothing has matched.
  static void leftByLabel(Object o) {
    outer: {
      while (!(o instanceof String c)) {
        break outer;
      }
      assert c == "f";
      assert c == o; //~ assert:false
    }
  }

  static void nextGroup(Object o, int k) {
    switch (k) {
      case 1:
        int local = 1;
        if (!(o instanceof String c)) {
          return;
        }
        assert c == o;
      default:
        local = 2;
        assert local == 2;
        assert c == "f";
        assert c == o; //~ assert:false
    }
  }

  // Loops that never end, as their conditions are constant expressions.
  static void endless(Object o, int k) {
    final boolean on = 1 + 1 == 2;
    if (!(o instanceof String c)) {
      switch (k) {
        case 1:
          while (ON && true) {
          }
        case 2:
          do {
          } while (on);
        case 3:
          for (; "a" + 1 == "a1";) {
          }
        default:
          while (ON ? on : false) {
          }
      }
    }
    assert c == o;
    assert c == "f"; //~ assert:false
  }

  static void open(Object o, boolean on) {
    if (!(o instanceof String c)) {
      while (on) {
      }
    }
    assert c == "f";
    assert c == o; //~ assert:false
  }

  static int assigned(int n) {
    int x;
    while (ON) {
      if (n > 0) {
        x = 1;
        break;
      }
      n++;
    }
    return x;
  }
}
