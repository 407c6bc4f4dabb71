package java.lang;

public final class Long extends Number
    implements Comparable<Long>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
  public static final long MIN_VALUE = -9223372036854775808L;
  public static final long MAX_VALUE = 9223372036854775807L;
}
// unlisted: BYTES Long(String) Long(long) SIZE TYPE bitCount(long) byteValue() compare(long,long)
// unlisted: compareTo(Long) compareTo(Object) compareUnsigned(long,long) decode(String) describeConstable()
// unlisted: divideUnsigned(long,long) doubleValue() equals(Object) floatValue() getLong(String)
// unlisted: getLong(String,Long) getLong(String,long) hashCode() hashCode(long) highestOneBit(long) intValue()
// unlisted: longValue() lowestOneBit(long) max(long,long) min(long,long) numberOfLeadingZeros(long)
// unlisted: numberOfTrailingZeros(long) parseLong(CharSequence,int,int,int) parseLong(String)
// unlisted: parseLong(String,int) parseUnsignedLong(CharSequence,int,int,int) parseUnsignedLong(String)
// unlisted: parseUnsignedLong(String,int) remainderUnsigned(long,long)
// unlisted: resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup) reverse(long) reverseBytes(long)
// unlisted: rotateLeft(long,int) rotateRight(long,int) shortValue() signum(long) sum(long,long)
// unlisted: toBinaryString(long) toHexString(long) toOctalString(long) toString() toString(long)
// unlisted: toString(long,int) toUnsignedString(long) toUnsignedString(long,int) valueOf(String)
// unlisted: valueOf(String,int) valueOf(long)
