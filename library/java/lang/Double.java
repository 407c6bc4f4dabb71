package java.lang;

public final class Double extends Number
    implements Comparable<Double>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
  //@ ensures result != null;
  //@ ensures value == value ==> result.doubleValue() == value;
  public static Double valueOf(double value);

  // The box that stands for the value in annotations.
  //@ ensures result != null;
  //@ ensures value == value ==> result.doubleValue() == value;
  //@ pure ghost static Double boxed(double value);

  // What a box of NaN holds is not equal to itself.
  /*@ pure @*/ public double doubleValue();
}
// unlisted: BYTES Double(String) Double(double) MAX_EXPONENT MAX_VALUE MIN_EXPONENT MIN_NORMAL MIN_VALUE
// unlisted: NEGATIVE_INFINITY NaN POSITIVE_INFINITY SIZE TYPE byteValue() compare(double,double)
// unlisted: compareTo(Double) compareTo(Object) describeConstable() doubleToLongBits(double)
// unlisted: doubleToRawLongBits(double) equals(Object) floatValue() hashCode() hashCode(double) intValue()
// unlisted: isFinite(double) isInfinite() isInfinite(double) isNaN() isNaN(double) longBitsToDouble(long)
// unlisted: longValue() max(double,double) min(double,double) parseDouble(String)
// unlisted: resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup) shortValue() sum(double,double)
// unlisted: toHexString(double) toString() toString(double) valueOf(String)
