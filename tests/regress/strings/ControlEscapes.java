// Unicode escapes of control characters, but for those that end lines or are blanks.
class ControlEscapes {
  static int length()
    //@ ensures result == 4;
  {
    return "a\u0001\u0000b".length();
  }

  static char second()
    //@ ensures result == 1;
  {
    return "a\u0001".charAt(1);
  }

  static char wrong()
    //@ ensures result == '1'; //~ postcondition:false
  {
    return "a\u0001".charAt(1);
  }

  static boolean same()
    //@ ensures result;
  {
    return "\u001b[0m".equals("\33[0m");
  }

  static char bell()
    //@ ensures result == '\u0007' && result == 7;
  {
    return '\u0007';
  }
}
