package java.lang;

public final class Float extends Number
    implements Comparable<Float>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
  public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
  public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
  public static final float NaN = 0.0f / 0.0f;
  public static final float MAX_VALUE = 3.4028235e38f;
  public static final float MIN_VALUE = 1.4e-45f;

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
// unlisted: BYTES Float(String) Float(double) Float(float) MAX_EXPONENT MIN_EXPONENT MIN_NORMAL SIZE TYPE
// unlisted: byteValue() compare(float,float) compareTo(Float) compareTo(Object) describeConstable()
// unlisted: doubleValue() equals(Object) floatToIntBits(float) floatToRawIntBits(float) hashCode()
// unlisted: hashCode(float) intBitsToFloat(int) intValue() isFinite(float) isInfinite() isInfinite(float)
// unlisted: isNaN() isNaN(float) longValue() max(float,float) min(float,float) parseFloat(String)
// unlisted: resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup) shortValue() sum(float,float)
// unlisted: toHexString(float) toString() toString(float) valueOf(String)
