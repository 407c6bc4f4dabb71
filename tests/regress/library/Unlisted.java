// Methods that Java has and the library does not list: a call of one is refused, and never taken for one of another.
class Tool {
  /*@ pure @*/ static int abs(double d)
    //@ ensures result == 1;
  {
    return 1;
  }
}

class Failure extends RuntimeException {
  int initCause(Object o)
    //@ ensures result == 1;
  {
    return 1;
  }
}

enum Size {
  SMALL, LARGE;

  /*@ pure @*/ static Size valueOf(Object o)
    //@ ensures result == SMALL;
  {
    return SMALL;
  }
}

class Waiter {
  int wait(double d)
    //@ ensures result == 1;
  {
    return 1;
  }

  int go() {
    return wait(2.5);
  }

  void wrong() throws InterruptedException {
    wait(5L); //~ W0009
  }
}

class Unlisted {
  static int toHexString(int n)
    //@ ensures result == n;
  {
    return n;
  }

  int addSuppressed(Throwable t)
    //@ ensures result == 1;
  {
    return 1;
  }

  public String toString()
    //@ ensures result == "outer";
  {
    return "outer";
  }

  class Inner extends RuntimeException {
    void ownMethod() {
      setStackTrace(null); //~ W0009
    }
  }

  class Other {
    void ok() {
      int r = addSuppressed(null);
      assert r == 1;
    }

    void wrongToString() {
      String s = toString();
      assert s == "outer"; //~ assert:false
    }
  }

  static void ok(float f, double d) {
    float a = Math.abs(f);
    double b = Math.abs(d);
    int c = Math.abs(3);
    assert c == 3;
    assert Tool.abs(d) == 1;
  }

  static void wrongMember(Failure f, Throwable t)
    //@ requires f != null;
  {
    f.initCause(t); //~ W0009
  }

  static void okMember(Failure f, Object o)
    //@ requires f != null;
  {
    int r = f.initCause(o);
    assert r == 1;
  }

  static void wrongValueOf() {
    Size s = Size.valueOf("LARGE"); //~ W0009
  }

  static void okValueOf(Object o) {
    assert Size.valueOf(o) == Size.SMALL;
  }

  static void wrongText(char[] text) {
    String s = String.copyValueOf(text); //~ W0009
  }

  static void wrongFind(String s)
    //@ requires s != null;
  {
    int i = s.lastIndexOf("x", 1); //~ W0009
  }

  static boolean wrongDigit(int c) {
    return Character.isDigit(c); //~ W0009
  }

  static void wrongPrint(Object o) {
    System.out.println(o); //~ W0009
  }

  static void wrongNew() {
    Integer i = new Integer("5"); //~ W0009
  }
}
