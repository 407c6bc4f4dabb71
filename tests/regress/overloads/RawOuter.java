// What is above an object of an inner class of a raw one is raw, too: javac converts it without a check.
class RawOuter<X> {
  //@ ensures result == 1;
  static int f(RawOuter<RawOuter.Inner> outer) {
    return 1;
  }

  class Inner extends RawOuter<Object> {
    //@ ensures result == 2;
    int f(Object o) {
      return 2;
    }
  }

  static void wrong() { // runs RawOuter.f
    int k = new RawOuter().new Inner().f(new RawOuter().new Inner()); //~ W0016
    assert k == 2;
  }

  static void ok() {
    Object inner = new RawOuter<String>().new Inner();
    int k = new RawOuter<String>().new Inner().f(inner);
    assert k == 2;
  }
}
