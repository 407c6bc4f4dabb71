package java.lang;

public final class Double extends Number
    implements Comparable<Double>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
  public static final double POSITIVE_INFINITY = 1.0 / 0.0;
  public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
  public static final double NaN = 0.0 / 0.0;
  public static final double MAX_VALUE = 1.7976931348623157e308;
  public static final double MIN_VALUE = 4.9e-324;

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
// unlisted: BYTES Double(String) Double(double) MAX_EXPONENT MIN_EXPONENT MIN_NORMAL SIZE TYPE byteValue()
// unlisted: compare(double,double) compareTo(Double) compareTo(Object) describeConstable()
// unlisted: doubleToLongBits(double) doubleToRawLongBits(double) equals(Object) floatValue() hashCode()
// unlisted: hashCode(double) intValue() isFinite(double) isInfinite() isInfinite(double) isNaN() isNaN(double)
// unlisted: longBitsToDouble(long) longValue() max(double,double) min(double,double) parseDouble(String)
// unlisted: resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup) shortValue() sum(double,double)
// unlisted: toHexString(double) toString() toString(double) valueOf(String)
