// Where texts are within others, and copies of texts.
class Places {
  static void joined(String a, String b)
    //@ requires a != null && b != null;
  {
    String both = a + b;
    assert both.startsWith(a) && both.endsWith(b);
    assert both.indexOf(a) == 0 && both.lastIndexOf(b) == a.length();
    assert (a + "-" + b).contains("-") && (a + ", " + b).indexOf(" ") >= 0;
    assert ("<" + a + ">").startsWith("<") && ("<" + a + "/>").endsWith(">");
    assert (a + b + a).endsWith(b + a) && (a + b + a).startsWith(a + b) && (a + b + a).indexOf(b) >= 0;
  }

  static void joinedWrong(String a, String b)
    //@ requires a != null && b != null;
  {
    assert (a + b).startsWith(b); //~ assert:false
  }

  static void joinedWrongEnd(String a, String b)
    //@ requires a != null && b != null;
  {
    assert (a + b).endsWith(a); //~ assert:false
  }

  // It may be there before.
  static void joinedEarlier(String a, String b)
    //@ requires a != null && b != null;
  {
    assert (a + b).indexOf(b) == a.length(); //~ assert:false
  }

  static void joinedOther(String a, String b)
    //@ requires a != null && b != null;
  {
    assert (a + "-" + b).endsWith("+" + b); //~ assert:false
  }

  static void joinedLonger(String a)
    //@ requires a != null;
  {
    assert ("ab" + a).startsWith("b"); //~ assert:false
  }

  static void literals()
  {
    String text = "banana";
    assert text.startsWith("ban") && !text.startsWith("an") && text.endsWith("ana") && !text.endsWith("nan");
    assert text.indexOf("ana") == 1 && text.lastIndexOf("ana") == 3 && text.indexOf("nab") == -1;
    assert text.indexOf("") == 0 && text.lastIndexOf("") == 6 && text.contains("nan") && !text.contains("x");
  }

  static void literalsWrong()
  {
    assert "banana".indexOf("na") == 4; //~ assert:false
  }

  static void last(String s, String t)
    //@ requires s != null && t != null;
  {
    int at = s.lastIndexOf(t);
    assert at < 0 || at <= s.length() - t.length();
    assert at < 0 || s.contains(t) && s.indexOf(t) <= at;
    assert s.lastIndexOf("") == s.length();
    if (at >= 0 && t.length() > 0) assert s.charAt(at) == t.charAt(0);
  }

  static void lastWrong(String s, String t)
    //@ requires s != null && t != null;
  {
    assert s.lastIndexOf(t) == s.indexOf(t); //~ assert:false
  }

  static void copied(String s)
    //@ requires s != null;
  {
    String copy = new String(s);
    assert copy.equals(s) && copy.length() == s.length() && copy != s;
    assert s.length() == 0 || copy.charAt(0) == s.charAt(0);
    String literal = new String("ab");
    assert literal.equals("ab") && literal.startsWith("a") && literal.indexOf("b") == 1;
  }

  static void copiedSame(String s)
    //@ requires s != null;
  {
    String copy = new String(s);
    assert copy == s; //~ assert:false
  }

  static void copiedNull(String s)
  {
    String copy = new String(s); //~ precondition:false
  }

  public static void main(String[] args) {
    joined("a", "ba");
    joined("", "");
    literals();
    last("abab", "ab");
    last("", "x");
    copied("text");
    copied("");
  }
}
