// Texts that begin in a certain way.
class Words {
  static int parse(String text)
    //@ requires text != null && text.length() >= 4 && text.charAt(0) == '#' && text.charAt(1) == 'x';
    //@ ensures result >= 0;
  {
    int value = 0;
    for (int i = 2; i < text.length(); i++)
      //@ invariant 2 <= i && i <= text.length() && -1000 <= value && value <= 1000;
    {
      value = (value * 2 + (text.charAt(i) - 'M')) % 1000;
    }
    return value;
  }

  static String tail(String text, String prefix)
    //@ requires text != null && prefix != null && prefix.length() == 2 && text.startsWith(prefix);
    //@ ensures result != null && result.length() > 0;
  {
    return text.substring(prefix.length());
  }
}
