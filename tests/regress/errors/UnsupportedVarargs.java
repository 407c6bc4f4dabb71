// A method whose parameters are not known may override others: nothing is verified.
class UnsupportedVarargs {
  static class Above {
    /*@ pure @*/ int size(int[] numbers) {
      return 1;
    }
  }

  static class Below extends Above {
    int y = 1;

    int size(int... numbers) { //~ W0009
      return 2;
    }
  }

  static void notVerified(int[] numbers) {
    Below b = new Below();
    assert b.size(numbers) == 1;
  }
}
