package java.lang;

public final class Short extends Number implements Comparable<Short>, java.lang.constant.Constable {
  public static final short MIN_VALUE = -32768;
  public static final short MAX_VALUE = 32767;
}
// unlisted: BYTES SIZE Short(String) Short(short) TYPE byteValue() compare(short,short) compareTo(Object)
// unlisted: compareTo(Short) compareUnsigned(short,short) decode(String) describeConstable() doubleValue()
// unlisted: equals(Object) floatValue() hashCode() hashCode(short) intValue() longValue() parseShort(String)
// unlisted: parseShort(String,int) reverseBytes(short) shortValue() toString() toString(short)
// unlisted: toUnsignedInt(short) toUnsignedLong(short) valueOf(String) valueOf(String,int) valueOf(short)
