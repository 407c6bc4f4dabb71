package java.lang;

public final class Math {
  public static final double PI = 3.141592653589793;
  public static final double E = 2.718281828459045;

  // The least integer is its own absolute value: its negation is too large.
  //@ requires a != Integer.MIN_VALUE;
  //@ ensures result == (a < 0 ? -a : a);
  /*@ pure @*/ public static int abs(int a);

  //@ requires a != Long.MIN_VALUE;
  //@ ensures result == (a < 0 ? -a : a);
  /*@ pure @*/ public static long abs(long a);

  /*@ pure @*/ public static double abs(double a);

  //@ ensures result == (a <= b ? a : b);
  /*@ pure @*/ public static int min(int a, int b);

  //@ ensures result == (a <= b ? a : b);
  /*@ pure @*/ public static long min(long a, long b);

  /*@ pure @*/ public static double min(double a, double b);

  //@ ensures result == (a <= b ? b : a);
  /*@ pure @*/ public static int max(int a, int b);

  //@ ensures result == (a <= b ? b : a);
  /*@ pure @*/ public static long max(long a, long b);

  /*@ pure @*/ public static double max(double a, double b);

  // These throw where the result is too large; here it is required not to be.
  //@ requires Integer.MIN_VALUE <= a + b && a + b <= Integer.MAX_VALUE;
  //@ ensures result == a + b;
  /*@ pure @*/ public static int addExact(int a, int b);

  //@ requires Integer.MIN_VALUE <= a - b && a - b <= Integer.MAX_VALUE;
  //@ ensures result == a - b;
  /*@ pure @*/ public static int subtractExact(int a, int b);

  /*@ pure @*/ public static double sqrt(double a);

  /*@ pure @*/ public static double pow(double a, double b);

  /*@ pure @*/ public static double floor(double a);

  /*@ pure @*/ public static double ceil(double a);

  public static double random();
}
