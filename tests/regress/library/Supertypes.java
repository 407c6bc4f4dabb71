// What Java's own classes implement, also where the library says no more of it than the name.
import java.io.Serializable;
import java.lang.constant.Constable;

enum Colour {
  RED, GREEN
}

enum Level {
  LOW, HIGH;

  final int weight = 1;
}

final class Odd extends RuntimeException {
  Odd() {
    super("odd");
  }
}

final class Plain {
}

class Supertypes {
  static void okString(String s)
    //@ requires s != null;
  {
    Object o = s;
    assert o instanceof Comparable;
    assert o instanceof CharSequence && o instanceof Serializable && o instanceof Constable;
    assert !(o instanceof Cloneable);
  }

  static void wrongString(String s)
    //@ requires s != null;
  {
    Object o = s;
    assert !(o instanceof Comparable); //~ assert:false [changed]
  }

  static void wrongNewString(int n) {
    Object o = "n" + n;
    assert !(o instanceof CharSequence); //~ assert:false [changed]
  }

  static void okEnum() {
    Object o = Colour.RED;
    assert o instanceof Comparable && o instanceof Serializable && o instanceof Constable;
    Comparable<Colour> c = Colour.GREEN;
    Serializable level = Level.HIGH;
    assert c != null && level != null;
  }

  static void wrongEnum() {
    Object o = Level.LOW;
    assert !(o instanceof Comparable); //~ assert:false [changed]
  }

  static void okArray(int n)
    //@ requires 0 <= n;
  {
    Object o = new int[n];
    assert !(o instanceof Comparable) && !(o instanceof Plain);
    assert o instanceof Cloneable && o instanceof Serializable;
    Cloneable c = new String[n];
    assert c != null;
  }

  static void wrongArray(Object[] a)
    //@ requires a != null;
  {
    Object o = a;
    assert !(o instanceof Cloneable); //~ assert:false [changed]
  }

  static void okException() {
    Object o = new Odd();
    assert o instanceof Serializable && !(o instanceof Cloneable);
  }

  static void wrongException() {
    Object o = new Odd();
    assert !(o instanceof Serializable); //~ assert:false [changed]
  }

  static void okNumber(Integer i, Character c)
    //@ requires i != null && c != null;
  {
    Object o = i;
    Object p = c;
    assert o instanceof Number && o instanceof Comparable && p instanceof Comparable;
    assert !(p instanceof Number);
  }

  static void wrongNumber(Integer i)
    //@ requires i != null;
  {
    Object o = i;
    assert !(o instanceof Number); //~ assert:false [changed]
  }

  static void okPlain() {
    Object o = new Plain();
    assert !(o instanceof Comparable) && !(o instanceof Serializable);
  }

  /*@ pure @*/ static int pick(Object o)
    //@ ensures result == 1;
  {
    return 1;
  }

  /*@ pure @*/ static int pick(Comparable<?> c)
    //@ ensures result == 2;
  {
    return 2;
  }

  /*@ pure @*/ static int take(Object o)
    //@ ensures result == 1;
  {
    return 1;
  }

  /*@ pure @*/ static int take(Cloneable c)
    //@ ensures result == 2;
  {
    return 2;
  }

  static void okOverloads(Integer i, Plain p, int[] a, Object[] b) {
    assert pick("x") == 2 && pick(Colour.RED) == 2 && pick(i) == 2 && pick(p) == 1;
    assert take(a) == 2 && take("x") == 1 && take(b) == 2;
  }

  static void wrongOverload() {
    int r = pick("x");
    assert r == 1; //~ assert:false [changed]
  }

  static void wrongOverloadOfEnum() {
    int r = pick(Colour.RED);
    assert r == 1; //~ assert:false [changed]
  }

  static void wrongOverloadOfArray() {
    int r = take(new long[1]);
    assert r == 1; //~ assert:false [changed]
  }

  static void okCompare(String s, String t)
    //@ requires s != null && t != null;
  {
    Comparable<String> c = s;
    int r = c.compareTo(t);
    assert s.compareTo(s) == 0;
  }

  static void wrongCompare(String s)
    //@ requires s != null;
  {
    Comparable<String> c = s;
    int r = c.compareTo(null); //~ precondition:false [changed]
  }
}
