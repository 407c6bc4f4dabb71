// Texts with a shape that pure methods say.
class Email {
  /*@ pure @*/ static boolean isShort(String s)
    //@ requires s != null;
  { return s.length() > 4 && s.length() < 12 && s.charAt(2) == '@'; }

  static String host(String mail)
    //@ requires mail != null && isShort(mail);
    //@ ensures result != null && result.length() > 3;
  {
    return mail.substring(3);
  }

  static int check(String mail, String other)
    //@ requires mail != null && other != null && mail.endsWith(other) && other.length() == 3 && mail.length() == 5;
    //@ ensures result == 5;
  {
    return mail.equals("hello") ? 4 : mail.length();
  }
}
