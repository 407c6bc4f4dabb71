package java.lang;

// How methods come to their strings, for exploration: all over length(), charAt() and concatenation. What
// Unicode's tables or regular expressions decide is not known.
public final class String {
  public String(String original) {
    says(original.toString());
  }

  public String(char[] characters) {
    says(valueOf(characters));
  }

  public String(char[] characters, int from, int count) {
    says(valueOf(characters, from, count));
  }

  // That this one, which is being made, has that text.
  private native void says(String text);

  private static native void isNotKnown();

  /*@ pure @*/ public String toString() {
    return this;
  }

  public String intern() {
    isNotKnown();
    return this;
  }

  public String concat(String other) {
    if (other.isEmpty()) return this;
    return this + other;
  }

  public String substring(int from) {
    return substring(from, length());
  }

  public String substring(int from, int to) {
    if (from < 0 || to > length() || from > to) throw new StringIndexOutOfBoundsException();
    if (from == 0 && to == length()) return this;
    String part = "";
    for (int i = from; i < to; i++) part += charAt(i);
    return part;
  }

  public CharSequence subSequence(int from, int to) {
    return substring(from, to);
  }

  public String trim() {
    int from = 0;
    int to = length();
    while (from < to && charAt(from) <= ' ') from++;
    while (from < to && charAt(to - 1) <= ' ') to--;
    return substring(from, to);
  }

  private static boolean isSpace(char c) {
    if (c >= 128) isNotKnown();
    return c == ' ' || 9 <= c && c <= 13 || 28 <= c && c <= 31;
  }

  public String strip() {
    return stripLeading().stripTrailing();
  }

  public String stripLeading() {
    int from = 0;
    while (from < length() && isSpace(charAt(from))) from++;
    return substring(from);
  }

  public String stripTrailing() {
    int to = length();
    while (0 < to && isSpace(charAt(to - 1))) to--;
    return substring(0, to);
  }

  public String replace(char wanted, char by) {
    String made = "";
    boolean isOther = false;
    for (int i = 0; i < length(); i++) {
      if (charAt(i) == wanted) {
        made += by;
        isOther = true;
      } else {
        made += charAt(i);
      }
    }
    return isOther ? made : this;
  }

  public String replace(CharSequence wanted, CharSequence by) {
    String old = wanted.toString();
    String put = by.toString();
    String made = "";
    if (old.isEmpty()) {
      made = put;
      for (int i = 0; i < length(); i++) made = made + charAt(i) + put;
      return made;
    }
    int from = 0;
    for (int at = indexOf(old, 0); at >= 0; at = indexOf(old, from)) {
      made += substring(from, at) + put;
      from = at + old.length();
    }
    return from == 0 ? this : made + substring(from);
  }

  public String repeat(int count) {
    if (count < 0) throw new IllegalArgumentException();
    if (count == 1) return this;
    String made = "";
    for (int i = 0; i < count; i++) made += this;
    return made;
  }

  // One question for all characters.
  private void needAscii() {
    boolean areAscii = true;
    for (int i = 0; i < length(); i++) areAscii = areAscii & charAt(i) < 128;
    if (!areAscii) isNotKnown();
  }

  public String toLowerCase() {
    needAscii();
    String made = "";
    boolean isOther = false;
    for (int i = 0; i < length(); i++) {
      char c = charAt(i);
      if ('A' <= c && c <= 'Z') {
        made += (char) (c + 32);
        isOther = true;
      } else {
        made += c;
      }
    }
    return isOther ? made : this;
  }

  public String toUpperCase() {
    needAscii();
    String made = "";
    boolean isOther = false;
    for (int i = 0; i < length(); i++) {
      char c = charAt(i);
      if ('a' <= c && c <= 'z') {
        made += (char) (c - 32);
        isOther = true;
      } else {
        made += c;
      }
    }
    return isOther ? made : this;
  }

  public char[] toCharArray() {
    char[] characters = new char[length()];
    for (int i = 0; i < characters.length; i++) characters[i] = charAt(i);
    return characters;
  }

  public static String valueOf(char[] characters) {
    return valueOf(characters, 0, characters.length);
  }

  public static String valueOf(char[] characters, int from, int count) {
    if (from < 0 || count < 0 || from > characters.length - count) throw new StringIndexOutOfBoundsException();
    String made = "";
    for (int i = 0; i < count; i++) made += characters[from + i];
    return made;
  }

  public static String valueOf(Object value) {
    return value == null ? "null" : value.toString();
  }

  public static String valueOf(boolean value) {
    return "" + value;
  }

  public static String valueOf(char value) {
    return "" + value;
  }

  public static String valueOf(int value) {
    return "" + value;
  }

  public static String valueOf(long value) {
    return "" + value;
  }

  public static String valueOf(float value) {
    return "" + value;
  }

  public static String valueOf(double value) {
    return "" + value;
  }

  // The character that alone is looked for where the pattern is a text of its own; -1: it is more than that.
  private static int separatorOf(String pattern) {
    boolean isEscaped = pattern.length() == 2 && pattern.charAt(0) == '\\';
    if (pattern.length() != 1 && !isEscaped) return -1;
    char c = pattern.charAt(pattern.length() - 1);
    if (c >= 128) return -1;
    boolean isLetter = '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z';
    boolean isSpecial = ".$|()[{^?*+\\".indexOf(c) >= 0;
    return isEscaped ? (isLetter ? -1 : c) : isSpecial ? -1 : c;
  }

  private static String[] with(String[] parts, String part) {
    String[] more = new String[parts.length + 1];
    for (int i = 0; i < parts.length; i++) more[i] = parts[i];
    more[parts.length] = part;
    return more;
  }

  // Behind the separator that begins there; `at`: none does.
  private int behindSeparator(int at, int separator) {
    if (separator >= 0) return charAt(at) == separator ? at + 1 : at;
    int end = at;
    while (end < length() && (charAt(end) == ' ' || 9 <= charAt(end) && charAt(end) <= 13)) end++;
    return end;
  }

  public String[] split(String pattern) {
    int separator = separatorOf(pattern);
    if (separator < 0 && !pattern.equals("\\s+")) isNotKnown();
    String[] parts = new String[0];
    String part = "";
    boolean isFound = false;
    int at = 0;
    while (at < length()) {
      int behind = behindSeparator(at, separator);
      if (behind == at) {
        part += charAt(at);
        at++;
      } else {
        parts = with(parts, part);
        part = "";
        at = behind;
        isFound = true;
      }
    }
    if (!isFound) return new String[] {this};
    parts = with(parts, part);
    int count = parts.length;
    while (count > 0 && parts[count - 1].isEmpty()) count--;
    String[] all = new String[count];
    for (int i = 0; i < count; i++) all[i] = parts[i];
    return all;
  }

  public static String join(CharSequence between, CharSequence... parts) {
    String separator = between.toString();
    String made = "";
    for (int i = 0; i < parts.length; i++) made += (i == 0 ? "" : separator) + valueOf(parts[i]);
    return made;
  }
}
// listed: subSequence(int,int) String(char[]) String(char[],int,int) valueOf(char[],int,int)
