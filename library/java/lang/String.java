package java.lang;

// Strings do not change, so what is said of one holds for ever. Methods that may make a new string are not
// pure: two calls need not give the same object. All pure methods that yield a number or a truth value are
// functions of the texts of the strings; Warrant knows what length, charAt, equals and compareTo say of them.
public final class String
    implements java.io.Serializable, Comparable<String>, CharSequence, java.lang.constant.Constable,
               java.lang.constant.ConstantDesc {
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

  //@ ensures -1 <= result && result < length();
  /*@ pure @*/ public int indexOf(int character);

  //@ requires prefix != null;
  //@ ensures result ==> prefix.length() <= length();
  /*@ pure @*/ public boolean startsWith(String prefix);

  //@ requires suffix != null;
  //@ ensures result ==> suffix.length() <= length();
  /*@ pure @*/ public boolean endsWith(String suffix);

  //@ requires other != null;
  //@ ensures result != null && result.equals(this + other);
  public String concat(String other);

  //@ requires 0 <= from && from <= length();
  //@ ensures result != null && result.length() == length() - from;
  public String substring(int from);

  //@ requires 0 <= from && from <= to && to <= length();
  //@ ensures result != null && result.length() == to - from;
  public String substring(int from, int to);

  //@ ensures result != null && result.length() <= length();
  public String trim();

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
}
// unlisted: CASE_INSENSITIVE_ORDER String() String(String) String(StringBuffer) String(StringBuilder)
// unlisted: String(byte[]) String(byte[],String) String(byte[],int) String(byte[],int,int)
// unlisted: String(byte[],int,int,String) String(byte[],int,int,int)
// unlisted: String(byte[],int,int,java.nio.charset.Charset) String(byte[],java.nio.charset.Charset)
// unlisted: String(char[]) String(char[],int,int) String(int[],int,int) chars() codePointAt(int)
// unlisted: codePointBefore(int) codePointCount(int,int) codePoints() compareTo(Object)
// unlisted: compareToIgnoreCase(String) contains(CharSequence) contentEquals(CharSequence)
// unlisted: contentEquals(StringBuffer) copyValueOf(char[]) copyValueOf(char[],int,int) describeConstable()
// unlisted: equalsIgnoreCase(String) format(String,Object[]) format(java.util.Locale,String,Object[])
// unlisted: formatted(Object[]) getBytes() getBytes(String) getBytes(int,int,byte[],int)
// unlisted: getBytes(java.nio.charset.Charset) getChars(int,int,char[],int) indent(int) indexOf(String)
// unlisted: indexOf(String,int) indexOf(int,int) intern() isBlank() join(CharSequence,CharSequence[])
// unlisted: join(CharSequence,Iterable) lastIndexOf(String) lastIndexOf(String,int) lastIndexOf(int)
// unlisted: lastIndexOf(int,int) lines() matches(String) offsetByCodePoints(int,int)
// unlisted: regionMatches(boolean,int,String,int,int) regionMatches(int,String,int,int) repeat(int)
// unlisted: replace(CharSequence,CharSequence) replace(char,char) replaceAll(String,String)
// unlisted: replaceFirst(String,String) resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup)
// unlisted: split(String) split(String,int) startsWith(String,int) strip() stripIndent() stripLeading()
// unlisted: stripTrailing() subSequence(int,int) toCharArray() toLowerCase() toLowerCase(java.util.Locale)
// unlisted: toUpperCase() toUpperCase(java.util.Locale) transform(java.util.function.Function)
// unlisted: translateEscapes() valueOf(Object) valueOf(char[]) valueOf(char[],int,int)
