package java.lang;

public final class Boolean implements java.io.Serializable, Comparable<Boolean>, java.lang.constant.Constable {
  public static final Boolean TRUE;
  public static final Boolean FALSE;

  //@ ensures result != null && result.booleanValue() == value;
  //@ ensures result == boxed(value);
  public static Boolean valueOf(boolean value);

  // The box that stands for the value in annotations: one that Java has once.
  //@ ensures result != null && result.booleanValue() == value;
  //@ ensures result == (value ? TRUE : FALSE);
  //@ pure ghost static Boolean boxed(boolean value);

  //@ ensures (this == TRUE ==> result) && (this == FALSE ==> !result);
  /*@ pure @*/ public boolean booleanValue();

  //@ ensures result == (other instanceof Boolean && ((Boolean) other).booleanValue() == booleanValue());
  /*@ pure @*/ public boolean equals(Object other);

  //@ ensures result == (booleanValue() ? 1231 : 1237);
  /*@ pure @*/ public int hashCode();

  //@ ensures result != null && result.equals("" + booleanValue());
  public String toString();

  //@ ensures result ==> text != null && text.length() == 4;
  //@ ensures text != null && text.equals("true") ==> result;
  //@ ensures text == null ==> !result;
  /*@ pure @*/ public static boolean parseBoolean(String text);

  //@ ensures result == (a == b ? 0 : a ? 1 : -1);
  /*@ pure @*/ public static int compare(boolean a, boolean b);

  //@ ensures result != null && result.equals("" + value);
  public static String toString(boolean value);

  //@ ensures result == (value ? 1231 : 1237);
  /*@ pure @*/ public static int hashCode(boolean value);
}
// unlisted: Boolean(String) Boolean(boolean) TYPE compareTo(Boolean) compareTo(Object) describeConstable()
// unlisted: getBoolean(String) logicalAnd(boolean,boolean) logicalOr(boolean,boolean)
// unlisted: logicalXor(boolean,boolean) valueOf(String)
