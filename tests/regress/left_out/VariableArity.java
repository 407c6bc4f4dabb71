// What a call of a name means is not known where a method of that name takes any number of arguments; everything else is
// verified.
class VariableArity {
  int x;

  /*@ pure @*/ static int sum(int first, int... rest) { //~ W0009
    return 1;
  }

  /*@ pure @*/ static int sum(Object o)
    //@ ensures result == 2;
  {
    return 2;
  }

  static class Made {
    int y;

    Made(int... numbers) { //~ W0009
      y = 1;
    }
  }

  static void leftOut() {
    assert sum(1, 2, 3) == 4;
    assert sum(null) == 3;
    Made made = new Made(1, 2);
    assert false;
  }

  void wrong() {
    x = 1; //~ write:permission
  }

  static class Above {
    /*@ pure @*/ int size(int[] numbers) {
      return 1;
    }
  }

  static class Below extends Above {
    /*@ pure @*/ int size(int... numbers) { //~ W0009
      return 2;
    }
  }

  static void alsoLeftOut(Above above, int[] numbers)
    //@ requires above != null;
  {
    assert above.size(numbers) == 1;
  }

  public static void main(String... args) { //~ W0009
    assert false;
  }
}
