package java.lang;

public final class Long extends Number
    implements Comparable<Long>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
  public static final long MIN_VALUE = -9223372036854775808L;
  public static final long MAX_VALUE = 9223372036854775807L;

  //@ ensures result != null && result.longValue() == value;
  public static Long valueOf(long value);

  // The box that stands for the value in annotations.
  //@ requires MIN_VALUE <= value && value <= MAX_VALUE;
  //@ ensures result != null && result.longValue() == value;
  //@ pure ghost static Long boxed(long value);

  /*@ pure @*/ public long longValue();

  //@ requires other != null;
  //@ ensures result == 0 <==> longValue() == other.longValue();
  //@ ensures result < 0 <==> longValue() < other.longValue();
  /*@ pure @*/ public int compareTo(Long other);

  //@ ensures result == (other instanceof Long && ((Long) other).longValue() == longValue());
  /*@ pure @*/ public boolean equals(Object other);

  //@ ensures result != null && result.equals("" + longValue());
  public String toString();

  //@ ensures result == (a < b ? -1 : a == b ? 0 : 1);
  /*@ pure @*/ public static int compare(long a, long b);

  //@ ensures result == (a <= b ? b : a);
  /*@ pure @*/ public static long max(long a, long b);

  //@ ensures result == (a <= b ? a : b);
  /*@ pure @*/ public static long min(long a, long b);

  //@ ensures result == (a < 0 ? -1 : a == 0 ? 0 : 1);
  /*@ pure @*/ public static int signum(long a);

  //@ signals (NumberFormatException e) true;
  public static long parseLong(String text);

  //@ ensures result != null;
  //@ signals (NumberFormatException e) true;
  public static Long valueOf(String text);

  //@ ensures result != null && result.equals("" + value);
  public static String toString(long value);

  /*@ pure @*/ public static int hashCode(long value);

  /*@ pure @*/ public int hashCode();

  //@ ensures Integer.MIN_VALUE <= longValue() && longValue() <= Integer.MAX_VALUE ==> result == longValue();
  /*@ pure @*/ public int intValue();
}
// unlisted: BYTES Long(String) Long(long) SIZE TYPE bitCount(long) byteValue() compareTo(Object)
// unlisted: compareUnsigned(long,long) decode(String) describeConstable() divideUnsigned(long,long)
// unlisted: doubleValue() floatValue() getLong(String) getLong(String,Long) getLong(String,long)
// unlisted: highestOneBit(long) lowestOneBit(long) numberOfLeadingZeros(long) numberOfTrailingZeros(long)
// unlisted: parseLong(CharSequence,int,int,int) parseLong(String,int)
// unlisted: parseUnsignedLong(CharSequence,int,int,int) parseUnsignedLong(String)
// unlisted: parseUnsignedLong(String,int) remainderUnsigned(long,long)
// unlisted: resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup) reverse(long) reverseBytes(long)
// unlisted: rotateLeft(long,int) rotateRight(long,int) shortValue() sum(long,long) toBinaryString(long)
// unlisted: toHexString(long) toOctalString(long) toString(long,int) toUnsignedString(long)
// unlisted: toUnsignedString(long,int) valueOf(String,int)
