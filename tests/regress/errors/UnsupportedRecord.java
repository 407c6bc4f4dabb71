// A record may implement what others call: they know no more than contracts.
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

  static void wrong(Sized s)
    //@ requires s != null;
  {
    assert s.size() == 1; //~ assert:false
  }
}
