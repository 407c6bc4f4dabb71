package java.lang;

public final class Integer {
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
