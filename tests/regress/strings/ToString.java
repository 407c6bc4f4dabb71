// An object in a concatenation is sent toString(), unless it is null: that is a call like any other.
class Point {
  int x, y;

  //@ predicate valid() = acc(x) && acc(y);

  Point(int x, int y)
    //@ ensures valid();
  {
    this.x = x;
    this.y = y;
  }

  //@ requires valid();
  //@ ensures valid() && result != null && result.length() >= 3;
  public String toString() {
    return "(" + x + "," + y + ")";
  }

  //@ requires valid();
  //@ ensures valid();
  String okOwn() {
    return "point " + this;
  }

  String wrongOwn() {
    return "point " + this; //~ precondition:predicate
  }

  static void okPrint(Point p)
    //@ requires p != null && p.valid();
    //@ ensures p.valid();
  {
    String text = "p = " + p;
    assert text.length() >= 7 && text.charAt(0) == 'p';
    System.out.println(text + p);
  }

  static void wrongPrint(Point p)
    //@ requires p != null;
  {
    String text = "p = " + p; //~ precondition:predicate
  }

  // It may be null, and then nothing is called.
  static void okNull(Point p)
    //@ requires p == null;
  {
    String text = "p = " + p;
    assert text.equals("p = null");
  }

  static void okMaybeNull(Point p)
    //@ requires p != null ==> p.valid();
  {
    String text = "p = " + p;
    assert text.length() >= 7;
    assert p != null || text.length() == 8;
  }

  static void wrongMaybeNull(Point p)
    //@ requires p != null ==> p.valid();
  {
    String text = "p = " + p;
    assert text.length() == 8; //~ assert:false
  }

  // Two calls need not give the same text.
  static void wrongTwice(Point p)
    //@ requires p != null && p.valid();
  {
    String one = "" + p;
    String two = "" + p;
    assert one.equals(two); //~ assert:false
  }
}

class Noisy {
  static int calls;

  //@ requires acc(Noisy.calls) && Noisy.calls < 100;
  //@ ensures acc(Noisy.calls) && Noisy.calls == old(Noisy.calls) + 1;
  public String toString() {
    calls++;
    return null;
  }

  // The left operand is printed before the right one is evaluated; null prints as "null".
  static void okOrder(Noisy n)
    //@ requires n != null && acc(Noisy.calls) && Noisy.calls == 0;
    //@ ensures acc(Noisy.calls) && Noisy.calls == 2;
  {
    String text = n + ":" + calls + n;
    assert text.startsWith("") || text != null;
  }

  static void wrongOrder(Noisy n)
    //@ requires n != null && acc(Noisy.calls) && Noisy.calls == 0;
  {
    String text = "" + calls + n;
    assert calls == 0; //~ assert:false
  }

  static void wrongAppend(Noisy n)
    //@ requires n != null;
  {
    String text = "a";
    text += n; //~ precondition:permission
  }

  static void okAppend(Noisy n)
    //@ requires n == null;
  {
    String text = "a";
    text += n;
    assert text.equals("anull");
  }
}

// Of an interface, its contract counts.
interface Named {
  //@ ensures result != null && result.length() == 3;
  String toString();
}

class Three implements Named {
  //@ ensures result != null && result.length() == 3;
  public String toString() {
    return "abc";
  }

  static void okInterface(Named n)
    //@ requires n != null;
  {
    String text = n + "!";
    assert text.length() == 4;
  }

  static void wrongInterface(Named n)
    //@ requires n != null;
  {
    String text = n + "!";
    assert text.equals("abc!"); //~ assert:false
  }

  static <T extends Named> void okGeneric(T n)
    //@ requires n != null;
  {
    String text = "!" + n;
    assert text.length() == 4;
  }
}
