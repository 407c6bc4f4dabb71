package java.lang;

public final class Integer extends Number
    implements Comparable<Integer>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
  public static final int MIN_VALUE = -2147483648;
  public static final int MAX_VALUE = 2147483647;

  //@ ensures this.intValue() == value;
  public Integer(int value);

  //@ ensures result == (a < b ? -1 : a == b ? 0 : 1);
  /*@ pure @*/ public static int compare(int a, int b);

  //@ ensures result == (a <= b ? b : a);
  /*@ pure @*/ public static int max(int a, int b);

  //@ ensures result == (a <= b ? a : b);
  /*@ pure @*/ public static int min(int a, int b);

  //@ ensures result == (a < 0 ? -1 : a == 0 ? 0 : 1);
  /*@ pure @*/ public static int signum(int a);

  //@ signals (NumberFormatException e) true;
  public static int parseInt(String text);

  //@ ensures result != null && result.intValue() == value;
  //@ ensures -128 <= value && value <= 127 ==> result == boxed(value);
  public static Integer valueOf(int value);

  // The box that stands for the value in annotations; of a small value it is the one that Java has.
  //@ requires MIN_VALUE <= value && value <= MAX_VALUE;
  //@ ensures result != null && result.intValue() == value;
  //@ pure ghost static Integer boxed(int value);

  /*@ pure @*/ public int intValue();

  //@ ensures result == intValue();
  /*@ pure @*/ public long longValue();

  //@ requires other != null;
  //@ ensures result == 0 <==> intValue() == other.intValue();
  //@ ensures result < 0 <==> intValue() < other.intValue();
  /*@ pure @*/ public int compareTo(Integer other);

  //@ ensures result == (other instanceof Integer && ((Integer) other).intValue() == intValue());
  /*@ pure @*/ public boolean equals(Object other);

  //@ ensures result == intValue();
  /*@ pure @*/ public int hashCode();

  //@ ensures result != null && result.equals("" + intValue());
  public String toString();

  //@ ensures result != null && result.equals("" + value);
  public static String toString(int value);

  //@ requires Integer.MIN_VALUE <= a + b && a + b <= Integer.MAX_VALUE;
  //@ ensures result == a + b;
  /*@ pure @*/ public static int sum(int a, int b);

  //@ ensures 0 <= result && result <= 32 && (result == 0) == (a == 0);
  /*@ pure @*/ public static int bitCount(int a);

  //@ ensures result == a;
  /*@ pure @*/ public static int hashCode(int a);

  //@ signals (NumberFormatException e) true;
  public static int parseInt(String text, int radix);

  //@ ensures result != null;
  //@ signals (NumberFormatException e) true;
  public static Integer valueOf(String text);

  //@ ensures result != null && 1 <= result.length() && result.length() <= 8;
  public static String toHexString(int value);

  //@ ensures result != null && 1 <= result.length() && result.length() <= 32;
  public static String toBinaryString(int value);

  /*@ pure @*/ public double doubleValue();
}
// unlisted: BYTES Integer(String) SIZE TYPE byteValue() compareTo(Object) compareUnsigned(int,int)
// unlisted: decode(String) describeConstable() divideUnsigned(int,int) floatValue() getInteger(String)
// unlisted: getInteger(String,Integer) getInteger(String,int) highestOneBit(int) lowestOneBit(int)
// unlisted: numberOfLeadingZeros(int) numberOfTrailingZeros(int) parseInt(CharSequence,int,int,int)
// unlisted: parseUnsignedInt(CharSequence,int,int,int) parseUnsignedInt(String) parseUnsignedInt(String,int)
// unlisted: remainderUnsigned(int,int) resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup) reverse(int)
// unlisted: reverseBytes(int) rotateLeft(int,int) rotateRight(int,int) shortValue() toOctalString(int)
// unlisted: toString(int,int) toUnsignedLong(int) toUnsignedString(int) toUnsignedString(int,int)
// unlisted: valueOf(String,int)
