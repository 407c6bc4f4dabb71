package java.lang;

public final class Integer extends Number
    implements Comparable<Integer>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
  public static final int MIN_VALUE = -2147483648;
  public static final int MAX_VALUE = 2147483647;

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

  //@ ensures result != null && result.equals("" + value);
  public static String toString(int value);
}
// unlisted: BYTES Integer(String) Integer(int) SIZE TYPE bitCount(int) byteValue() compareTo(Integer)
// unlisted: compareTo(Object) compareUnsigned(int,int) decode(String) describeConstable()
// unlisted: divideUnsigned(int,int) doubleValue() equals(Object) floatValue() getInteger(String)
// unlisted: getInteger(String,Integer) getInteger(String,int) hashCode() hashCode(int) highestOneBit(int)
// unlisted: intValue() longValue() lowestOneBit(int) numberOfLeadingZeros(int) numberOfTrailingZeros(int)
// unlisted: parseInt(CharSequence,int,int,int) parseInt(String,int) parseUnsignedInt(CharSequence,int,int,int)
// unlisted: parseUnsignedInt(String) parseUnsignedInt(String,int) remainderUnsigned(int,int)
// unlisted: resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup) reverse(int) reverseBytes(int)
// unlisted: rotateLeft(int,int) rotateRight(int,int) shortValue() sum(int,int) toBinaryString(int)
// unlisted: toHexString(int) toOctalString(int) toString() toString(int,int) toUnsignedLong(int)
// unlisted: toUnsignedString(int) toUnsignedString(int,int) valueOf(String) valueOf(String,int) valueOf(int)
