// What the methods of String say depends on the text only.
class Methods {
  static void okLiteral() {
    String a = "hello";
    assert a.length() == 5 && !a.isEmpty() && "".isEmpty();
    assert a.charAt(0) == 'h' && "a\n\u00e9".charAt(2) == '\u00e9' && "\u00e9".length() == 1;
    assert a.equals("hello") && !a.equals("Hello") && !a.equals(null);
  }

  static void wrongLiteral() {
    assert "hello".charAt(1) == 'h'; //~ assert:false
  }

  static void wrongBounds() {
    "hello".charAt(5); //~ precondition:false
  }

  // A character beyond 16 bits counts twice, however it is written.
  static void okSurrogates() {
    assert "\ud83d\ude00".length() == 2 && "\ud83d\ude00".charAt(1) == '\ude00';
    assert "😀".length() == 2 && "😀".charAt(0) == '\ud83d';
    assert "😀".equals("\ud83d\ude00") && "😀" == "\ud83d" + "\ude00";
  }

  static void wrongSurrogates() {
    assert "😀".length() == 1; //~ assert:false
  }

  static void okEqual(String a, String b)
    //@ requires a != null && b != null && a.equals(b);
  {
    assert b.equals(a) && a.length() == b.length() && a.hashCode() == b.hashCode();
    assert a.isEmpty() || a.charAt(0) == b.charAt(0);
    assert a.compareTo(b) == 0 && a.startsWith(b) == b.startsWith(a);
    assert a.indexOf('x') == b.indexOf('x');
  }

  static void wrongEqual(String a, String b)
    //@ requires a != null && b != null && a.length() == b.length();
  {
    assert a.equals(b); //~ assert:false
  }

  static void wrongHash(String a, String b)
    //@ requires a != null && b != null && a.hashCode() == b.hashCode();
  {
    assert a.equals(b); //~ assert:false
  }

  static void okTransitive(String a, String b, String c)
    //@ requires a != null && b != null && a.equals(b) && b.equals(c);
  {
    assert c != null && a.equals(c);
  }

  static void wrongNull(String a)
    //@ requires a != null;
  {
    assert a.equals(null); //~ assert:false
  }

  static void okObject(Object o) {
    if ("a".equals(o)) {
      assert o instanceof String;
      String s = (String) o;
      assert s.length() == 1;
    }
  }

  static void wrongObject(Object o)
    //@ requires o instanceof String;
  {
    assert "a".equals(o); //~ assert:false
  }

  static void okInstance(String s)
    //@ requires s != null;
  {
    Object o = "a";
    assert o instanceof String;
    Object p = s + 1;
    assert p instanceof String && p != o;
    assert ((String) p).length() > s.length();
  }

  // The same text of a switch and of equals.
  static int okSwitch(String s)
    //@ requires s != null;
    //@ ensures result == (s.equals("a") ? 1 : s.equals("b") ? 2 : 0);
  {
    switch (s) {
      case "a":
        return 1;
      case "" + 'b':
        return 2;
      default:
        return 0;
    }
  }

  static int wrongSwitch(String s)
    //@ requires s != null;
    //@ ensures result == (s.equals("b") ? 1 : 0); //~ postcondition:false
  {
    switch (s) {
      case "a":
        return 1;
      default:
        return 0;
    }
  }

  static void okSwitchOfConcatenation(String s)
    //@ requires s != null && s.equals("x");
  {
    switch (s + 1) {
      case "x1":
        break;
      default:
        assert s == null;
    }
  }

  static void okCompare(String a, String b)
    //@ requires a != null && b != null && a.compareTo(b) != 0;
  {
    assert !a.equals(b) && a != b;
  }

  static /*@ pure @*/ boolean isAbc(String s)
    //@ requires s != null;
  {
    return s.equals("abc");
  }

  static /*@ pure @*/ String name() {
    return "na" + "me";
  }

  static void okPure(String s)
    //@ requires s != null && isAbc(s);
  {
    assert s.length() == 3 && s.charAt(2) == 'c' && name().length() == 4 && name() == "name";
  }

  static void wrongPure(String s)
    //@ requires s != null;
  {
    assert isAbc(s) || s.length() != 3; //~ assert:false
  }
}
