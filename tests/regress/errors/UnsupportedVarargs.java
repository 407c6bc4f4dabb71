// A method that takes any number of arguments may override others: no call of that name is verified.
class UnsupportedVarargs {
  static class Above {
    /*@ pure @*/ int size(int[] numbers) {
      return 1;
    }
  }

  static class Below extends Above {
    int y = 1;

    /*@ pure @*/ int size(int... numbers) { //~ W0009
      return 2;
    }
  }

  static void notVerified(int[] numbers) {
    Below b = new Below();
    assert b.size(numbers) == 1;
  }
}
