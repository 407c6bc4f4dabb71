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
}
// unlisted: BYTES Integer(String) SIZE TYPE bitCount(int) byteValue() compareTo(Object)
// unlisted: compareUnsigned(int,int) decode(String) describeConstable() divideUnsigned(int,int) doubleValue()
// unlisted: floatValue() getInteger(String) getInteger(String,Integer) getInteger(String,int) hashCode(int)
// unlisted: highestOneBit(int) lowestOneBit(int) numberOfLeadingZeros(int) numberOfTrailingZeros(int)
// unlisted: parseInt(CharSequence,int,int,int) parseInt(String,int) parseUnsignedInt(CharSequence,int,int,int)
// unlisted: parseUnsignedInt(String) parseUnsignedInt(String,int) remainderUnsigned(int,int)
// unlisted: resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup) reverse(int) reverseBytes(int)
// unlisted: rotateLeft(int,int) rotateRight(int,int) shortValue() sum(int,int) toBinaryString(int)
// unlisted: toHexString(int) toOctalString(int) toString(int,int) toUnsignedLong(int) toUnsignedString(int)
// unlisted: toUnsignedString(int,int) valueOf(String) valueOf(String,int)
