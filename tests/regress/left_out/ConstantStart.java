// What a constant's body runs while the constants are made may look at them before they have values.
enum Early {
  ONE { //~ W0009
    int seen = look();
  },
  TWO;

  static int look() {
    assert TWO != null;
    return 1;
  }

  static void wrong() {
    int n = 1;
    assert n == 2; //~ assert:false
  }
}

class Other {
  static final Object FIRST = new Object();

  static void leftOut() {
    assert FIRST != null && Early.TWO != null;
  }
}
