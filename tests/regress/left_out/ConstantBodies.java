// The body of a constant is a class of its own: what it overrides is known by contracts.
enum Operation {
  PLUS("+", 1) { //~ W0009
    int apply(int x) {
      return new StringBuilder("a").length();
    }

    /*@ pure @*/ int weight() {
      return 5;
    }

    public String toString() {
      return "plus";
    }
  },
  NONE("", 2),
  MINUS("-", 3) { //~ W0009
    private int calls;

    int apply(int x) {
      calls = calls + 1;
      return x;
    }
  };

  private final String symbol;
  final int rank;

  //@ predicate idle() = true;

  //@ ensures this.rank == rank && this.symbol == symbol;
  Operation(String symbol, int rank) {
    this.symbol = symbol;
    this.rank = rank;
  }

  //@ ensures result >= 0;
  int apply(int x) {
    return 0;
  }

  /*@ pure @*/ int weight() {
    return 1;
  }

  /*@ pure @*/ final int fixed() {
    return 1;
  }

  void ofThis() {
    assert weight() == 1;
  }
}

class ConstantBodies {
  static void wrong(Operation op)
    //@ requires op != null;
  {
    assert op.weight() == 1; //~ assert:false
    assert Operation.PLUS.weight() == 1; //~ assert:false
    assert Operation.PLUS.toString() == "PLUS"; //~ assert:false
    assert op.toString() == op.name(); //~ assert:false
    Operation minus = Operation.MINUS;
    assert minus.weight() == 1; //~ assert:false
    int n = Operation.PLUS.apply(3);
    assert n == 0; //~ assert:false
  }

  static void alsoWrong(Operation op) {
    if (op == Operation.PLUS) {
      assert op.weight() == 1; //~ assert:false
    }
  }

  static void ok(Operation op)
    //@ requires op != null;
  {
    assert Operation.NONE.weight() == 1;
    assert Operation.NONE.toString() == "NONE";
    assert Operation.PLUS.fixed() == 1;
    assert Operation.PLUS != Operation.MINUS && Operation.PLUS != null;
    assert Operation.PLUS.ordinal() == 0 && Operation.MINUS.ordinal() == 2;
    assert Operation.PLUS.name() == "PLUS";
    assert Operation.PLUS.rank == 1 && Operation.MINUS.rank == 3;
    int n = op.apply(3);
    assert n >= 0;
  }

  /*@ pure @*/ static int exhaustive(Operation op)
    //@ requires op != null;
    //@ ensures result > 0;
  {
    return switch (op) {
      case PLUS -> 1;
      case NONE -> 2;
      case MINUS -> 3;
    };
  }

  static Object notIts(Operation op) {
    Operation[] all = Operation.values();
    assert all.length == 3 && all[0] == Operation.PLUS;
    return all;
  }
}

// Where all constants have bodies, none is of the enum itself.
enum Shape {
  ROUND { //~ W0009
    int area() {
      return 3;
    }
  },
  SQUARE { //~ W0009
    int area() {
      return 4;
    }
  };

  abstract int area();

  /*@ pure @*/ int sides() {
    return 0;
  }

  static void use(Shape shape)
    //@ requires shape != null;
  {
    int n = shape.area();
    assert shape == ROUND || shape == SQUARE;
    assert shape.sides() == 0; //~ assert:false
  }
}

interface Area {
  /*@ pure @*/ int area();
}

// It implements what its constants do.
enum Field implements Area {
  WIDE { //~ W0009
    public /*@ pure @*/ int area() {
      return 9;
    }
  }
}
