package java.lang;

public final class Float extends Number
    implements Comparable<Float>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
  //@ ensures result != null;
  //@ ensures value == value ==> result.floatValue() == value;
  public static Float valueOf(float value);

  // The box that stands for the value in annotations.
  //@ ensures result != null;
  //@ ensures value == value ==> result.floatValue() == value;
  //@ pure ghost static Float boxed(float value);

  // What a box of NaN holds is not equal to itself.
  /*@ pure @*/ public float floatValue();
}
// unlisted: BYTES Float(String) Float(double) Float(float) MAX_EXPONENT MAX_VALUE MIN_EXPONENT MIN_NORMAL
// unlisted: MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY SIZE TYPE byteValue() compare(float,float)
// unlisted: compareTo(Float) compareTo(Object) describeConstable() doubleValue() equals(Object)
// unlisted: floatToIntBits(float) floatToRawIntBits(float) hashCode() hashCode(float) intBitsToFloat(int)
// unlisted: intValue() isFinite(float) isInfinite() isInfinite(float) isNaN() isNaN(float) longValue()
// unlisted: max(float,float) min(float,float) parseFloat(String)
// unlisted: resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup) shortValue() sum(float,float)
// unlisted: toHexString(float) toString() toString(float) valueOf(String)
