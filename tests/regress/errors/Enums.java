// Constants with bodies are not supported.
enum Operation {
  PLUS { //~ W0009
    int apply(int x, int y) {
      return x + y;
    }
  },
  MINUS { //~ W0009
    int apply(int x, int y) {
      return x - y;
    }
  };

  abstract int apply(int x, int y);
}

// What runs while the constants are made does not look at them.
enum Early {
  FIRST(1), //~ W0015
  SECOND(2);

  Early(int n) {
    look();
  }

  static void look() {
    assert FIRST != null;
  }
}

enum Looking {
  A(1), //~ W0015
  B(2);

  Looking(int n) {
    number(this);
  }

  static int number(Looking one) {
    return switch (one) {
      case A -> 0;
      case B -> 1;
    };
  }
}

enum Listing {
  A(1), //~ W0015
  B(2);

  static Listing[] all() {
    return values();
  }

  Listing(int n) {
    all();
  }
}

class Maker {
  Operation make() {
    return new Operation(); //~ W0004
  }

  Operation find(String name) {
    return Operation.valueOf(name); //~ W0009
  }
}
