package java.lang;

public final class StringBuilder {
  private String held = "";

  public StringBuilder() {}

  public StringBuilder(int capacity) {
    if (capacity < 0) throw new NegativeArraySizeException();
  }

  public StringBuilder(String text) {
    held = text.toString();
  }

  private StringBuilder with(String text) {
    held = text;
    return this;
  }

  private static void checkBounds(boolean areWithin) {
    if (!areWithin) throw new StringIndexOutOfBoundsException();
  }

  public StringBuilder append(String value) {
    return with(held + value);
  }

  public StringBuilder append(char value) {
    return with(held + value);
  }

  public StringBuilder append(int value) {
    return with(held + value);
  }

  public StringBuilder append(long value) {
    return with(held + value);
  }

  public StringBuilder append(boolean value) {
    return with(held + value);
  }

  public StringBuilder append(float value) {
    return with(held + value);
  }

  public StringBuilder append(double value) {
    return with(held + value);
  }

  public StringBuilder append(Object value) {
    return with(held + String.valueOf(value));
  }

  public StringBuilder append(char[] value) {
    return with(held + String.valueOf(value));
  }

  private StringBuilder put(int index, String text) {
    checkBounds(0 <= index && index <= held.length());
    return with(held.substring(0, index) + text + held.substring(index));
  }

  public StringBuilder insert(int index, String value) {
    return put(index, value);
  }

  public StringBuilder insert(int index, char value) {
    return put(index, "" + value);
  }

  public StringBuilder insert(int index, int value) {
    return put(index, "" + value);
  }

  public StringBuilder insert(int index, long value) {
    return put(index, "" + value);
  }

  public StringBuilder insert(int index, boolean value) {
    return put(index, "" + value);
  }

  public StringBuilder insert(int index, Object value) {
    return put(index, String.valueOf(value));
  }

  /*@ pure @*/ public int length() {
    return held.length();
  }

  public boolean isEmpty() {
    return held.isEmpty();
  }

  /*@ pure @*/ public char charAt(int index) {
    return held.charAt(index);
  }

  public void setCharAt(int index, char value) {
    checkBounds(0 <= index && index < held.length());
    held = held.substring(0, index) + value + held.substring(index + 1);
  }

  public void setLength(int length) {
    checkBounds(0 <= length);
    if (length <= held.length()) held = held.substring(0, length);
    while (held.length() < length) held += '\0';
  }

  public StringBuilder deleteCharAt(int index) {
    checkBounds(0 <= index && index < held.length());
    return with(held.substring(0, index) + held.substring(index + 1));
  }

  public StringBuilder delete(int from, int to) {
    int end = to > held.length() ? held.length() : to;
    checkBounds(0 <= from && from <= end);
    return with(held.substring(0, from) + held.substring(end));
  }

  public StringBuilder replace(int from, int to, String text) {
    int end = to > held.length() ? held.length() : to;
    checkBounds(0 <= from && from <= held.length() && from <= end);
    return with(held.substring(0, from) + text.toString() + held.substring(end));
  }

  // One question for all characters: it is the rule that they are no halves of larger ones.
  private boolean hasHalves() {
    boolean has = false;
    for (int i = 0; i < held.length(); i++) has = has | 0xD800 <= held.charAt(i) & held.charAt(i) <= 0xDFFF;
    return has;
  }

  // The halves of a character above 65535 stay in order.
  public StringBuilder reverse() {
    boolean hasHalves = hasHalves();
    String made = "";
    for (int i = held.length() - 1; i >= 0; i--) {
      char c = held.charAt(i);
      boolean isPair = hasHalves && 0xDC00 <= c && c <= 0xDFFF && i > 0 && 0xD800 <= held.charAt(i - 1) && held.charAt(i - 1) <= 0xDBFF;
      if (isPair) {
        made = made + held.charAt(i - 1) + c;
        i--;
      } else {
        made += c;
      }
    }
    return with(made);
  }

  public String toString() {
    return held + "";
  }

  /*@ pure @*/ public int indexOf(String wanted) {
    return held.indexOf(wanted);
  }

  /*@ pure @*/ public int lastIndexOf(String wanted) {
    return held.lastIndexOf(wanted);
  }

  public String substring(int from) {
    return held.substring(from);
  }

  public String substring(int from, int to) {
    return held.substring(from, to);
  }
}
