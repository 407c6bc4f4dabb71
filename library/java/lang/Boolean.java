package java.lang;

public final class Boolean implements java.io.Serializable, Comparable<Boolean>, java.lang.constant.Constable {
  //@ ensures result != null && result.booleanValue() == value;
  //@ ensures result == boxed(value);
  public static Boolean valueOf(boolean value);

  // The box that stands for the value in annotations: one that Java has once.
  //@ ensures result != null && result.booleanValue() == value;
  //@ pure ghost static Boolean boxed(boolean value);

  /*@ pure @*/ public boolean booleanValue();

  //@ ensures result == (other instanceof Boolean && ((Boolean) other).booleanValue() == booleanValue());
  /*@ pure @*/ public boolean equals(Object other);

  //@ ensures result == (booleanValue() ? 1231 : 1237);
  /*@ pure @*/ public int hashCode();

  //@ ensures result != null && result.equals("" + booleanValue());
  public String toString();
}
// unlisted: Boolean(String) Boolean(boolean) FALSE TRUE TYPE compare(boolean,boolean) compareTo(Boolean)
// unlisted: compareTo(Object) describeConstable() getBoolean(String) hashCode(boolean)
// unlisted: logicalAnd(boolean,boolean) logicalOr(boolean,boolean) logicalXor(boolean,boolean)
// unlisted: parseBoolean(String) toString(boolean) valueOf(String)
