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

  /*@ pure @*/ public static float abs(float a);

  /*@ pure @*/ public static double abs(double a);

  //@ ensures result == (a <= b ? a : b);
  /*@ pure @*/ public static int min(int a, int b);

  //@ ensures result == (a <= b ? a : b);
  /*@ pure @*/ public static long min(long a, long b);

  /*@ pure @*/ public static float min(float a, float b);

  /*@ pure @*/ public static double min(double a, double b);

  //@ ensures result == (a <= b ? b : a);
  /*@ pure @*/ public static int max(int a, int b);

  //@ ensures result == (a <= b ? b : a);
  /*@ pure @*/ public static long max(long a, long b);

  /*@ pure @*/ public static float max(float a, float b);

  /*@ pure @*/ public static double max(double a, double b);

  // These throw where the result is too large; here it is required not to be.
  //@ requires Integer.MIN_VALUE <= a + b && a + b <= Integer.MAX_VALUE;
  //@ ensures result == a + b;
  /*@ pure @*/ public static int addExact(int a, int b);

  //@ requires Integer.MIN_VALUE <= a - b && a - b <= Integer.MAX_VALUE;
  //@ ensures result == a - b;
  /*@ pure @*/ public static int subtractExact(int a, int b);

  //@ requires Integer.MIN_VALUE <= a * b && a * b <= Integer.MAX_VALUE;
  //@ ensures result == a * b;
  /*@ pure @*/ public static int multiplyExact(int a, int b);

  //@ requires a != Integer.MIN_VALUE;
  //@ ensures result == -a;
  /*@ pure @*/ public static int negateExact(int a);

  //@ requires a != Integer.MAX_VALUE;
  //@ ensures result == a + 1;
  /*@ pure @*/ public static int incrementExact(int a);

  //@ requires a != Integer.MIN_VALUE;
  //@ ensures result == a - 1;
  /*@ pure @*/ public static int decrementExact(int a);

  //@ requires Integer.MIN_VALUE <= a && a <= Integer.MAX_VALUE;
  //@ ensures result == a;
  /*@ pure @*/ public static int toIntExact(long a);

  // Rounded down, not towards zero; the rest has the sign of the divisor.
  //@ requires b != 0 && !(a == Integer.MIN_VALUE && b == -1);
  //@ ensures result == (a % b == 0 || a > 0 == b > 0 ? a / b : a / b - 1);
  /*@ pure @*/ public static int floorDiv(int a, int b);

  //@ requires b != 0;
  //@ ensures result == (a % b == 0 || a > 0 == b > 0 ? a % b : a % b + b);
  /*@ pure @*/ public static int floorMod(int a, int b);

  /*@ pure @*/ public static double sqrt(double a);

  /*@ pure @*/ public static double pow(double a, double b);

  /*@ pure @*/ public static double floor(double a);

  /*@ pure @*/ public static double ceil(double a);

  public static double random();

  // Rounded to the nearest one.
  /*@ pure @*/ public static long round(double a);

  /*@ pure @*/ public static int round(float a);

  //@ requires b != 0 && !(a == Long.MIN_VALUE && b == -1);
  //@ ensures result == (a % b == 0 || a > 0 == b > 0 ? a / b : a / b - 1);
  /*@ pure @*/ public static long floorDiv(long a, long b);

  //@ requires b != 0;
  //@ ensures result == (a % b == 0 || a > 0 == b > 0 ? a % b : a % b + b);
  /*@ pure @*/ public static long floorMod(long a, long b);

  /*@ pure @*/ public static double cbrt(double a);

  /*@ pure @*/ public static double hypot(double a, double b);

  /*@ pure @*/ public static double sin(double a);

  /*@ pure @*/ public static double cos(double a);

  /*@ pure @*/ public static double log(double a);

  /*@ pure @*/ public static double exp(double a);
}
// unlisted: IEEEremainder(double,double) absExact(int) absExact(long) acos(double) addExact(long,long)
// unlisted: asin(double) atan(double) atan2(double,double) copySign(double,double) copySign(float,float)
// unlisted: cosh(double) decrementExact(long) expm1(double) floorDiv(long,int) floorMod(long,int)
// unlisted: fma(double,double,double) fma(float,float,float) getExponent(double) getExponent(float)
// unlisted: incrementExact(long) log10(double) log1p(double) multiplyExact(long,int) multiplyExact(long,long)
// unlisted: multiplyFull(int,int) multiplyHigh(long,long) negateExact(long) nextAfter(double,double)
// unlisted: nextAfter(float,double) nextDown(double) nextDown(float) nextUp(double) nextUp(float) rint(double)
// unlisted: scalb(double,int) scalb(float,int) signum(double) signum(float) sinh(double)
// unlisted: subtractExact(long,long) tan(double) tanh(double) toDegrees(double) toRadians(double) ulp(double)
// unlisted: ulp(float)
