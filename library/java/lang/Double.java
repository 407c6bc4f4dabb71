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

  //@ ensures a == b && a != 0 ==> result == 0;
  /*@ pure @*/ public static int compare(double a, double b);

  //@ ensures result == (a != a);
  /*@ pure @*/ public static boolean isNaN(double a);

  //@ ensures result != null && result.equals("" + value);
  public static String toString(double value);

  //@ signals (NumberFormatException e) true;
  //@ requires text != null;
  public static double parseDouble(String text);
}
// unlisted: BYTES Double(String) Double(double) MAX_EXPONENT MIN_EXPONENT MIN_NORMAL SIZE TYPE byteValue()
// unlisted: compareTo(Double) compareTo(Object) describeConstable() doubleToLongBits(double)
// unlisted: doubleToRawLongBits(double) equals(Object) floatValue() hashCode() hashCode(double) intValue()
// unlisted: isFinite(double) isInfinite() isInfinite(double) isNaN() longBitsToDouble(long) longValue()
// unlisted: max(double,double) min(double,double) resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup)
// unlisted: shortValue() sum(double,double) toHexString(double) toString() valueOf(String)
