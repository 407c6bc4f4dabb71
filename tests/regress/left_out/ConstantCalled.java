// The constructor calls what the body of a constant overrides, and that may look at any constant.
enum Called {
  ONE { //~ W0009
    int kind() {
      assert Called.TWO != null;
      return 1;
    }
  },
  TWO;

  final int number;

  Called() {
    number = 1;
    int k = kind();
  }

  int kind() {
    return 1;
  }

  static void leftOut() {
    assert TWO != null;
  }

  static void wrong() {
    int n = 1;
    assert n == 2; //~ assert:false
  }
}
