// `+` on strings makes a new object, whose text is that of the operands.
class Concatenation {
  static final String NAME = "war" + "rant";
  static final int SIZE = 3;

  static void okLength(String a, String b)
    //@ requires a != null && b != null;
  {
    String c = a + b;
    assert c != null && c != a && c != b;
    assert c.length() == a.length() + b.length();
    assert c.equals(a + b) && (a + b).equals(c);
    assert (a + "-" + b).length() == a.length() + 1 + b.length();
  }

  static void wrongLength(String a, String b)
    //@ requires a != null && b != null;
  {
    assert (a + b).length() == a.length(); //~ assert:false
  }

  static void wrongSame(String a, String b) {
    assert (a + b) == (a + b); //~ assert:false
  }

  static void okDifferent(String a, String b) {
    assert (a + b) != (a + b);
  }

  static void wrongOrder(String a, String b)
    //@ requires a != null && b != null;
  {
    assert (a + b).equals(b + a); //~ assert:false
  }

  // null is printed.
  static void okNull(String a)
    //@ requires a == null;
  {
    assert (a + "!").equals("null!");
    assert (a + "!").length() == 5;
    assert (a + null + "").equals("nullnull");
  }

  static void wrongNull(String a) {
    assert (a + "!").length() >= 1;
    assert a.length() >= 0; //~ call:null
  }

  static void wrongNullLength(String a) {
    assert (a + "!").length() != 5; //~ assert:false
  }

  static void okGrouping(String a, int n) {
    assert (1 + 2 + "a").equals("3a") && ("a" + 1 + 2).equals("a12");
    assert ('a' + 1 + "").equals("98") && ("" + 'a' + 1).equals("a1");
    assert (a + "b" + "c").equals(a + "bc");
    assert (a + ("b" + n)).equals((a + "b") + n);
    String digits = "" + n;
    assert digits.length() > 0 && digits.equals("" + n);
  }

  static void wrongGrouping() {
    assert (1 + 2 + "a").equals("12a"); //~ assert:false
  }

  static void wrongNumber(int n, int m) {
    assert ("" + n).equals("" + m); //~ assert:false
  }

  static void okKinds(long l, byte b, char c, boolean t, double d, float f, int[] numbers) {
    int i = b;
    assert ("" + b).equals("" + i);
    assert ("" + c).length() == 1 && ("" + c).charAt(0) == c;
    assert ("x" + t).length() >= 5;
    assert ("" + t).equals(t ? "true" : "false");
    assert ("" + d).equals("" + d) && ("" + f + l).equals("" + f + l);
    assert ("" + numbers) != null;
  }

  // A character is not the number that it is.
  static void wrongCharacter(char c) {
    int n = c;
    assert ("" + c).equals("" + n); //~ assert:false
  }

  static void wrongArray(int[] numbers) {
    assert ("" + numbers).equals("" + numbers); //~ assert:false
  }

  static void okCharacters(String a)
    //@ requires a != null && a.length() > 2;
  {
    String b = "<" + a + ">";
    assert b.charAt(0) == '<' && b.charAt(1) == a.charAt(0);
    assert b.charAt(a.length() + 1) == '>';
    assert b.charAt(2) != '<' || a.charAt(1) == '<';
  }

  static void wrongCharacters(String a)
    //@ requires a != null;
  {
    String b = "<" + a + ">";
    assert b.charAt(1) == '>'; //~ assert:false
    b.charAt(a.length() + 2); //~ precondition:false
  }

  // Constants are literals.
  static void okConstants() {
    final int n = 4;
    final String local = "a" + n;
    assert NAME == "warrant" && "war" + "rant" == NAME;
    assert "a" + 1 + 'c' + true + SIZE + -2L == "a1ctrue3-2";
    assert local == "a4" && local + NAME.length() != "a47";
    assert "b" + (char) 98 + (2 > 1 ? 'x' : 'y') == "bbx";
    assert ("a" + "b").length() == 2;
  }

  static void wrongConstant() {
    assert "a" + 1 + 'c' + true + SIZE == "a1ctrue4"; //~ assert:false
  }

  static void wrongFloatingConstant() {
    assert "" + 1.5 != "1.5"; //~ assert:false
  }

  // What Java writes for the number may depend on the release, but it is a constant: it may be a literal of the program.
  static void wrongUnknownConstant() {
    assert "" + 1e100 != "1.0E100"; //~ assert:false
  }

  static void wrongUnknownEqual() {
    assert "" + 1e100 == "1.0E100"; //~ assert:false
  }

  static void okUnknownConstant() {
    assert ("" + 1e100) != null && ("" + 1e100).equals("" + 1e100);
  }

  static void wrongVariable() {
    String a = "a";
    assert a + "b" == "ab"; //~ assert:false
  }

  static void okVariable() {
    String a = "a";
    assert a + "b" != "ab" && (a + "b").equals("ab");
  }

  // A variable of another type is no constant.
  static void wrongObject() {
    final Object a = "a";
    String b = a + "b";
    assert b == "ab"; //~ assert:false
  }

  static void okLoop(int n)
    //@ requires 0 <= n;
  {
    String line = "";
    int i = 0;
    //@ invariant 0 <= i && i <= n && line != null && line.length() == i;
    while (i < n) {
      line += "*";
      i++;
    }
    assert line.length() == n;
  }

  static void wrongLoop(int n)
    //@ requires 0 <= n;
  {
    String line = "";
    int i = 0;
    //@ invariant 0 <= i && i <= n && line != null && line.length() == i; //~ invariant-body:false
    while (i < n) {
      line += "**";
      i++;
    }
  }
}
