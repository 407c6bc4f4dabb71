package java.lang;

// Strings do not change, so what is said of one holds for ever. Methods that may make a new string are not
// pure: two calls need not give the same object. All pure methods that yield a number or a truth value are
// functions of the texts of the strings; Warrant knows what length, charAt, equals and compareTo say of them.
public final class String {
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
  public static String valueOf(double value);
}
