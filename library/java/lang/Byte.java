package java.lang;

public final class Byte extends Number implements Comparable<Byte>, java.lang.constant.Constable {
  public static final byte MIN_VALUE = -128;
  public static final byte MAX_VALUE = 127;
}
// unlisted: BYTES Byte(String) Byte(byte) SIZE TYPE byteValue() compare(byte,byte) compareTo(Byte)
// unlisted: compareTo(Object) compareUnsigned(byte,byte) decode(String) describeConstable() doubleValue()
// unlisted: equals(Object) floatValue() hashCode() hashCode(byte) intValue() longValue() parseByte(String)
// unlisted: parseByte(String,int) shortValue() toString() toString(byte) toUnsignedInt(byte)
// unlisted: toUnsignedLong(byte) valueOf(String) valueOf(String,int) valueOf(byte)
