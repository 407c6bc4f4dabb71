// A value of a type parameter without a bound may be of any class (JLS 4.6): a test of it may succeed, and what it
// is equal to may be of any class, too.
class TypeTests {
  static final class Leaf {
  }

  static class Box<X> {
    X value;

    //@ requires acc(value);
    //@ ensures result == value;
    /*@ pure @*/ X get() {
      return value;
    }

    //@ requires acc(value);
    void wrongOwn() {
      assert !(get() instanceof Leaf); //~ assert:false [unknown-value]
    }
  }

  interface Visitor<X> {
    //@ ensures true;
    void see(X x);
  }

  static class Checking<X> implements Visitor<X> {
    public void see(X x) {
      if (x instanceof Leaf) {
        assert false; //~ assert:false [unknown-value]
      }
    }
  }

  Comparable<TypeTests> mentioned;

  //@ ensures result == x;
  static <X> X id(X x) {
    return x;
  }

  static <X> void wrongParameter(X x) {
    Object o = x;
    assert !(o instanceof TypeTests); //~ assert:false [changed]
  }

  static <X extends Object> void wrongString(X x) {
    assert !(x instanceof String); //~ assert:false [unknown-value]
  }

  static <X> void wrongArray(X x) {
    Object o = x;
    assert !(o instanceof int[]); //~ assert:false [changed]
  }

  //@ requires xs != null && acc(xs[*]) && xs.length > 0;
  static <X> void wrongElement(X[] xs) {
    var x = xs[0];
    assert !(x instanceof Leaf); //~ assert:false [changed]
  }

  //@ requires x != null;
  //@ ensures result == 0; //~ postcondition:false [unknown-value]
  static <X> int wrongChoice(X x) {
    return x instanceof Leaf ? 1 : 0;
  }

  //@ requires box != null && acc(box.value);
  static void wrongWildcard(Box<?> box) {
    assert !(box.get() instanceof Leaf); //~ assert:false [unknown-value]
  }

  //@ requires box != null && acc(box.value);
  static void wrongLower(Box<? super Leaf> box) {
    assert !(box.get() instanceof Leaf); //~ assert:false [unknown-value]
  }

  static <X> void wrongNull(X x) {
    TypeTests nothing = null;
    if (x instanceof TypeTests) {
      nothing.mentioned = null; //~ write:permission [never-held]
    }
  }

  //@ requires acc(mentioned);
  void wrongString() {
    int n = "s".length();
    String s = id("s");
    assert n == 7; //~ assert:false [changed]
  }

  static <X extends TypeTests> void okBounded(X x) {
    Object o = x;
    assert !(o instanceof Leaf);
    assert x == null || o instanceof TypeTests;
  }

  static void okString() {
    String s = id("s");
    assert s == "s";
    Object o = s;
    assert o instanceof String && !(o instanceof Leaf);
  }

  public static void main(String[] args) {
    wrongParameter(new TypeTests());
  }
}
