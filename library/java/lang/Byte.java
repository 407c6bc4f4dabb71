package java.lang;

public final class Byte extends Number implements Comparable<Byte>, java.lang.constant.Constable {
  public static final byte MIN_VALUE = -128;
  public static final byte MAX_VALUE = 127;

  //@ ensures result != null && result.byteValue() == value;
  //@ ensures result == boxed(value);
  public static Byte valueOf(byte value);

  // The box that stands for the value in annotations: one that Java has once.
  //@ requires MIN_VALUE <= value && value <= MAX_VALUE;
  //@ ensures result != null && result.byteValue() == value;
  //@ pure ghost static Byte boxed(byte value);

  /*@ pure @*/ public byte byteValue();

  //@ requires other != null;
  //@ ensures result == 0 <==> byteValue() == other.byteValue();
  //@ ensures result < 0 <==> byteValue() < other.byteValue();
  /*@ pure @*/ public int compareTo(Byte other);

  //@ ensures result == (other instanceof Byte && ((Byte) other).byteValue() == byteValue());
  /*@ pure @*/ public boolean equals(Object other);

  //@ ensures result == byteValue();
  /*@ pure @*/ public int hashCode();

  //@ ensures result != null && result.equals("" + byteValue());
  public String toString();
}
// unlisted: BYTES Byte(String) Byte(byte) SIZE TYPE compare(byte,byte) compareTo(Object)
// unlisted: compareUnsigned(byte,byte) decode(String) describeConstable() doubleValue() floatValue()
// unlisted: hashCode(byte) intValue() longValue() parseByte(String) parseByte(String,int) shortValue()
// unlisted: toString(byte) toUnsignedInt(byte) toUnsignedLong(byte) valueOf(String) valueOf(String,int)
