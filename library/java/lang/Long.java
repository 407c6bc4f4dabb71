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
}
// unlisted: BYTES Long(String) Long(long) SIZE TYPE bitCount(long) byteValue() compare(long,long)
// unlisted: compareTo(Object) compareUnsigned(long,long) decode(String) describeConstable()
// unlisted: divideUnsigned(long,long) doubleValue() floatValue() getLong(String) getLong(String,Long)
// unlisted: getLong(String,long) hashCode() hashCode(long) highestOneBit(long) intValue() lowestOneBit(long)
// unlisted: max(long,long) min(long,long) numberOfLeadingZeros(long) numberOfTrailingZeros(long)
// unlisted: parseLong(CharSequence,int,int,int) parseLong(String) parseLong(String,int)
// unlisted: parseUnsignedLong(CharSequence,int,int,int) parseUnsignedLong(String)
// unlisted: parseUnsignedLong(String,int) remainderUnsigned(long,long)
// unlisted: resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup) reverse(long) reverseBytes(long)
// unlisted: rotateLeft(long,int) rotateRight(long,int) shortValue() signum(long) sum(long,long)
// unlisted: toBinaryString(long) toHexString(long) toOctalString(long) toString(long) toString(long,int)
// unlisted: toUnsignedString(long) toUnsignedString(long,int) valueOf(String) valueOf(String,int)
