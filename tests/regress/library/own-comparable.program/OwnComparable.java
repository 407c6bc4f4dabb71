// A class of the program that has the name of one of Java's.
interface Comparable<T> {
}

class Ordered {
  static void ok(String s)
    //@ requires s != null;
  {
    Object o = s;
    assert !(o instanceof Comparable);
    assert o instanceof java.lang.Comparable;
  }

  static void wrong(String s)
    //@ requires s != null;
  {
    Object o = s;
    assert o instanceof Comparable; //~ assert:false
  }
}
