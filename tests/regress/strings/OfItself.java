// Texts that are known to be put together of themselves.
class OfItself {
  static void prefix(String a, String b)
    //@ requires a != null && b != null;
  {
    String both = a + b;
    if (both.equals(a) && a.length() > 0) {
      assert both.charAt(0) == a.charAt(0);
      assert b.isEmpty();
    }
  }

  static void prefixWrong(String a, String b)
    //@ requires a != null && b != null;
  {
    String both = a + b;
    if (both.equals(a) && a.length() > 0) {
      assert both.charAt(0) == 'a'; //~ assert:false
    }
  }

  static void eachOfTheOther(String a, String b, String c)
    //@ requires a != null && b != null && c != null && a.length() > 0;
  {
    String ac = a + c;
    String bc = b + c;
    if (ac.equals(b) && bc.equals(a)) {
      assert ac.charAt(0) == bc.charAt(0);
      assert c.isEmpty();
    }
  }

  static void eachOfTheOtherWrong(String a, String b, String c)
    //@ requires a != null && b != null && c != null && a.length() > 0;
  {
    String ac = a + c;
    String bc = b + c;
    if (ac.equals(b) && bc.equals(a)) {
      assert ac.charAt(0) == 'a'; //~ assert:false
    }
  }

  static void begins(String a, String b)
    //@ requires a != null && b != null;
  {
    String both = a + b;
    if (both.equals(a)) {
      assert both.startsWith(a);
    }
  }
}
