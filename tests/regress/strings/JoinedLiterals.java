// Literals put together in turn share their memory: what one of them says is not changed by another that begins alike.
class JoinedLiterals {
  static void branches() {
    String t = "a";
    t = t + "b";
    String first = t + "c";
    String second = t + "d";
    String third = t + "c";
    assert first.length() == 3 && first.charAt(2) == 'c' && second.charAt(2) == 'd' && t.length() == 2;
    assert first.equals(third) && first.equals("abc") && !first.equals(second);
    assert first.equals("abd"); //~ assert:false
  }

  static void otherCuts() {
    String a = "ab";
    String b = "c";
    String c = "a";
    String d = "bc";
    assert (a + b).equals(c + d) && (a + b + d).equals("abcbc") && (a + "").equals("ab");
    assert (a + b).equals(d + c); //~ assert:false
  }

  // Halves of a character become one that is as long as both.
  static void halves() {
    String high = "x\uD83D";
    String low = "\uDE00y";
    String both = high + low;
    assert both.length() == 4 && both.equals("x\uD83D\uDE00y") && both.charAt(1) == '\uD83D';
    String again = both + low;
    assert again.length() == 6 && again.charAt(4) == '\uDE00';
    assert both.length() == 3; //~ assert:false
  }

  static void unknown(String s) //@ requires s != null;
  {
    String t = s + "a" + "b";
    String u = s + "ab";
    assert t.equals(u) && t.length() == s.length() + 2;
    assert t.equals(s + "ba"); //~ assert:false
  }
}
