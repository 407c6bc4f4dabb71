package java.lang;

public final class Short extends Number implements Comparable<Short>, java.lang.constant.Constable {
  public static final short MIN_VALUE = -32768;
  public static final short MAX_VALUE = 32767;

  //@ ensures result != null && result.shortValue() == value;
  //@ ensures -128 <= value && value <= 127 ==> result == boxed(value);
  public static Short valueOf(short value);

  // The box that stands for the value in annotations; of a small value it is the one that Java has.
  //@ requires MIN_VALUE <= value && value <= MAX_VALUE;
  //@ ensures result != null && result.shortValue() == value;
  //@ pure ghost static Short boxed(short value);

  /*@ pure @*/ public short shortValue();

  //@ requires other != null;
  //@ ensures result == 0 <==> shortValue() == other.shortValue();
  //@ ensures result < 0 <==> shortValue() < other.shortValue();
  /*@ pure @*/ public int compareTo(Short other);

  //@ ensures result == (other instanceof Short && ((Short) other).shortValue() == shortValue());
  /*@ pure @*/ public boolean equals(Object other);

  //@ ensures result == shortValue();
  /*@ pure @*/ public int hashCode();

  //@ ensures result != null && result.equals("" + shortValue());
  public String toString();
}
// unlisted: BYTES SIZE Short(String) Short(short) TYPE byteValue() compare(short,short) compareTo(Object)
// unlisted: compareUnsigned(short,short) decode(String) describeConstable() doubleValue() floatValue()
// unlisted: hashCode(short) intValue() longValue() parseShort(String) parseShort(String,int)
// unlisted: reverseBytes(short) toString(short) toUnsignedInt(short) toUnsignedLong(short) valueOf(String)
// unlisted: valueOf(String,int)
