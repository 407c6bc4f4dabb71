package java.lang;

// Strings do not change, so what is said of one holds for ever. Methods that may make a new string are not
// pure: two calls need not give the same object. All pure methods that yield a number or a truth value are
// functions of the texts of the strings; Warrant knows what length, charAt, equals and compareTo say of them.
// Of parts of texts the first and the last character are described.
public final class String
    implements java.io.Serializable, Comparable<String>, CharSequence, java.lang.constant.Constable,
               java.lang.constant.ConstantDesc {
  // Another object with the same text.
  //@ requires original != null;
  //@ ensures equals(original);
  public String(String original);

  //@ ensures 0 <= result;
  /*@ pure @*/ public int length();

  //@ ensures result == (length() == 0);
  /*@ pure @*/ public boolean isEmpty();

  //@ requires 0 <= index && index < length();
  /*@ pure @*/ public char charAt(int index);

  //@ ensures this == other ==> result;
  /*@ pure @*/ public boolean equals(Object other);

  /*@ pure @*/ public int hashCode();

  //@ requires other != null;
  //@ ensures this == other ==> result == 0;
  /*@ pure @*/ public int compareTo(String other);

  //@ ensures result == this;
  /*@ pure @*/ public String toString();

  //@ requires other != null;
  /*@ pure @*/ public int compareToIgnoreCase(String other);

  //@ ensures result ==> other != null && other.length() == length();
  //@ ensures equals(other) ==> result;
  /*@ pure @*/ public boolean equalsIgnoreCase(String other);

  //@ ensures length() == 0 ==> result;
  /*@ pure @*/ public boolean isBlank();

  // A character above 65535 is two of charAt.
  //@ ensures -1 <= result && result < length();
  //@ ensures result >= 0 && character <= 65535 ==> charAt(result) == character;
  //@ ensures length() > 0 && result != 0 ==> charAt(0) != character;
  /*@ pure @*/ public int indexOf(int character);

  //@ ensures -1 <= result && result < length() && (result < 0 || from <= result);
  //@ ensures result >= 0 && character <= 65535 ==> charAt(result) == character;
  //@ ensures (\forall int i; 0 <= i && from <= i && i < (result < 0 ? length() : result); charAt(i) != character);
  /*@ pure @*/ public int indexOf(int character, int from);

  //@ ensures -1 <= result && result < length();
  //@ ensures result >= 0 && character <= 65535 ==> charAt(result) == character;
  //@ ensures (\forall int i; result < i && 0 <= i && i < length(); charAt(i) != character);
  /*@ pure @*/ public int lastIndexOf(int character);

  //@ requires text != null;
  //@ ensures -1 <= result && (result < 0 || result + text.length() <= length());
  //@ ensures text.length() == 0 ==> result == 0;
  //@ ensures (\forall int i; 0 <= i && result >= 0 && i < text.length(); charAt(result + i) == text.charAt(i));
  /*@ pure @*/ public int indexOf(String text);

  //@ requires text != null;
  //@ ensures -1 <= result && (result < 0 || result + text.length() <= length());
  //@ ensures text.length() == 0 ==> result == length();
  //@ ensures (result >= 0) == (indexOf(text) >= 0) && indexOf(text) <= result;
  //@ ensures (\forall int i; 0 <= i && result >= 0 && i < text.length(); charAt(result + i) == text.charAt(i));
  /*@ pure @*/ public int lastIndexOf(String text);

  // Other sequences of characters may change.
  //@ requires text instanceof String;
  //@ ensures result == (indexOf((String) text) >= 0);
  /*@ pure @*/ public boolean contains(CharSequence text);

  //@ requires prefix != null;
  //@ ensures result ==> prefix.length() <= length();
  //@ ensures result && prefix.length() > 0 ==> charAt(0) == prefix.charAt(0) && charAt(prefix.length() - 1) == prefix.charAt(prefix.length() - 1);
  //@ ensures prefix.length() == 0 || equals(prefix) ==> result;
  //@ ensures prefix.length() == 1 && 0 < length() && charAt(0) == prefix.charAt(0) ==> result;
  /*@ pure @*/ public boolean startsWith(String prefix);

  //@ requires suffix != null;
  //@ ensures result ==> suffix.length() <= length();
  //@ ensures result && suffix.length() > 0 ==> charAt(length() - 1) == suffix.charAt(suffix.length() - 1) && charAt(length() - suffix.length()) == suffix.charAt(0);
  //@ ensures suffix.length() == 0 || equals(suffix) ==> result;
  /*@ pure @*/ public boolean endsWith(String suffix);

  //@ requires other != null;
  //@ ensures result != null && result.equals(this + other);
  public String concat(String other);

  //@ requires 0 <= from && from <= length();
  //@ ensures result != null && result.length() == length() - from;
  //@ ensures from < length() ==> result.charAt(0) == charAt(from) && result.charAt(length() - from - 1) == charAt(length() - 1);
  //@ ensures from == 0 ==> result.equals(this);
  public String substring(int from);

  //@ requires 0 <= from && from <= to && to <= length();
  //@ ensures result != null && result.length() == to - from;
  //@ ensures from < to ==> result.charAt(0) == charAt(from) && result.charAt(to - from - 1) == charAt(to - 1);
  //@ ensures from == 0 && to == length() ==> result.equals(this);
  public String substring(int from, int to);

  //@ ensures result != null && result.length() <= length();
  public String trim();

  //@ ensures result != null && result.length() <= length();
  public String strip();

  //@ ensures result != null && result.length() == length();
  //@ ensures (\forall int i; 0 <= i && i < length(); result.charAt(i) == (charAt(i) == wanted ? by : charAt(i)));
  public String replace(char wanted, char by);

  //@ requires 0 <= count;
  //@ ensures result != null && result.length() == length() * count;
  //@ ensures count == 1 ==> result.equals(this);
  public String repeat(int count);

  //@ ensures result != null;
  public String toLowerCase();

  //@ ensures result != null;
  public String toUpperCase();

  //@ ensures acc(result[*]);
  //@ ensures result.length == length();
  //@ ensures (\forall int i; 0 <= i && i < length(); result[i] == charAt(i));
  public char[] toCharArray();

  //@ requires acc(characters[*], ?f);
  //@ ensures acc(characters[*], f);
  //@ ensures (\forall int i; 0 <= i && i < characters.length; characters[i] == \old(characters[i]));
  //@ ensures result != null && result.length() == characters.length;
  //@ ensures (\forall int i; 0 <= i && i < characters.length; result.charAt(i) == characters[i]);
  public static String valueOf(char[] characters);

  // Of another object it would ask that for its toString(): Objects.toString knows that of boxes, too.
  //@ requires value == null || value instanceof String;
  //@ ensures result != null;
  //@ ensures value == null ==> result.equals("null");
  //@ ensures value instanceof String ==> result.equals((String) value);
  public static String valueOf(Object value);

  //@ ensures result != null && result.equals("" + value);
  public static String valueOf(boolean value);

  //@ ensures result != null && result.equals("" + value);
  public static String valueOf(char value);

  //@ ensures result != null && result.equals("" + value);
  public static String valueOf(int value);

  //@ ensures result != null && result.equals("" + value);
  public static String valueOf(long value);

  //@ ensures result != null && result.equals("" + value);
  public static String valueOf(float value);

  //@ ensures result != null && result.equals("" + value);
  public static String valueOf(double value);

  //@ requires text != null;
  //@ ensures -1 <= result && (result < 0 || result + text.length() <= length());
  //@ ensures 0 <= from && from <= length() && result >= 0 ==> from <= result;
  //@ ensures (\forall int i; 0 <= i && result >= 0 && i < text.length(); charAt(result + i) == text.charAt(i));
  /*@ pure @*/ public int indexOf(String text, int from);

  //@ ensures -1 <= result && result < length() && (result < 0 || result <= from);
  //@ ensures result >= 0 && character <= 65535 ==> charAt(result) == character;
  /*@ pure @*/ public int lastIndexOf(int character, int from);

  //@ requires prefix != null;
  //@ ensures result ==> 0 <= at && at + prefix.length() <= length();
  //@ ensures (\forall int i; result && 0 <= i && i < prefix.length(); charAt(at + i) == prefix.charAt(i));
  /*@ pure @*/ public boolean startsWith(String prefix, int at);

  //@ ensures result != null && result.equals(this);
  public String intern();

  //@ ensures result != null && result.length() <= length();
  public String stripLeading();

  //@ ensures result != null && result.length() <= length();
  public String stripTrailing();

  //@ requires wanted instanceof String && by instanceof String;
  //@ ensures result != null;
  //@ ensures indexOf((String) wanted) < 0 ==> result.equals(this);
  public String replace(CharSequence wanted, CharSequence by);

  // Whether it is known to be a regular expression: one of these, or a text without what has a meaning of its own but '.', '|' and '$'.
  //@ requires text != null;
  //@ ensures (\forall int i; 0 <= i && i < text.length(); text.charAt(i) != '\\' && text.charAt(i) != '(' && text.charAt(i) != ')' && text.charAt(i) != '[' && text.charAt(i) != ']' && text.charAt(i) != '{' && text.charAt(i) != '}' && text.charAt(i) != '*' && text.charAt(i) != '+' && text.charAt(i) != '?' && text.charAt(i) != '^') ==> result;
  //@ pure ghost static boolean isPattern(String text);

  //@ requires pattern != null;
  //@ requires isPattern(pattern);
  //@ ensures acc(result[*]) && result.length <= length() + 1;
  //@ ensures (\forall int i; 0 <= i && i < result.length; result[i] != null);
  public String[] split(String pattern);

  // What stands in an array of strings; other sequences of characters are asked for their text.
  //@ requires between instanceof String && acc(parts[*], ?f);
  //@ requires (\forall int i; 0 <= i && i < parts.length; parts[i] == null || parts[i] instanceof String);
  //@ ensures acc(parts[*], f) && \values(parts, 0, parts.length) == \old(\values(parts, 0, parts.length));
  //@ ensures result != null && (parts.length == 0 ==> result.equals(""));
  public static String join(CharSequence between, CharSequence... parts);
}
// unlisted: CASE_INSENSITIVE_ORDER String() String(StringBuffer) String(StringBuilder) String(byte[])
// unlisted: String(byte[],String) String(byte[],int) String(byte[],int,int) String(byte[],int,int,String)
// unlisted: String(byte[],int,int,int) String(byte[],int,int,java.nio.charset.Charset)
// unlisted: String(byte[],java.nio.charset.Charset) String(char[]) String(char[],int,int)
// unlisted: String(int[],int,int) chars() codePointAt(int) codePointBefore(int) codePointCount(int,int)
// unlisted: codePoints() compareTo(Object) contentEquals(CharSequence) contentEquals(StringBuffer)
// unlisted: copyValueOf(char[]) copyValueOf(char[],int,int) describeConstable() format(String,Object...)
// unlisted: format(java.util.Locale,String,Object...) formatted(Object...) getBytes() getBytes(String)
// unlisted: getBytes(int,int,byte[],int) getBytes(java.nio.charset.Charset) getChars(int,int,char[],int)
// unlisted: indent(int) join(CharSequence,Iterable) lastIndexOf(String,int) lines() matches(String)
// unlisted: offsetByCodePoints(int,int) regionMatches(boolean,int,String,int,int)
// unlisted: regionMatches(int,String,int,int) replaceAll(String,String) replaceFirst(String,String)
// unlisted: resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup) split(String,int) stripIndent()
// unlisted: subSequence(int,int) toLowerCase(java.util.Locale) toUpperCase(java.util.Locale)
// unlisted: transform(java.util.function.Function) translateEscapes() valueOf(char[],int,int)
