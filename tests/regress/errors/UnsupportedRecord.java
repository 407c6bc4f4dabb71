// A record may implement what others call: without it nothing is verified.
class UnsupportedRecord {
  interface Sized {
    /*@ pure @*/ default int size() {
      return 1;
    }
  }

  int y = 1;

  record Pair(int a) implements Sized { //~ W0009
    public int size() {
      return 2;
    }
  }

  static void notVerified(Sized s) {
    assert s.size() == 1;
  }
}
