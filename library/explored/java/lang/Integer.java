package java.lang;

public final class Integer {
  private static native void isNotKnown();

  public String toString() {
    return "" + intValue();
  }

  public static String toString(int value) {
    return "" + value;
  }

  public static int parseInt(String text) {
    if (text == null || text.isEmpty()) throw new NumberFormatException();
    boolean isNegative = text.charAt(0) == '-';
    int at = isNegative || text.charAt(0) == '+' ? 1 : 0;
    if (at == text.length()) throw new NumberFormatException();
    long value = 0;
    for (int i = at; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 128) isNotKnown();
      if (c < '0' || c > '9') throw new NumberFormatException();
      value = value * 10 + (c - '0');
      if (value > 2147483648L) throw new NumberFormatException();
    }
    if (!isNegative && value > 2147483647L) throw new NumberFormatException();
    return (int) (isNegative ? -value : value);
  }

  public static Integer valueOf(String text) {
    return valueOf(parseInt(text));
  }
}
