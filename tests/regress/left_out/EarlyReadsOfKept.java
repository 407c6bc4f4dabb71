interface Action {
  void run();
}

// The code may have been made before, and run by a call of what it overrides.
class Kept {
  static final Action ACTION = Maker.make();
}

class Maker {
  static Action make() {
    return () -> Called.read(); //~ W0009
  }
}

class Called {
  static final Object FIRST = call(Kept.ACTION);
  static final Object SECOND = new Object();

  static Object call(Action action) {
    if (action != null) action.run();
    return "";
  }

  static void read() {
    assert SECOND == null;
  }
}
