// A comparison with a quotient tells whether a product stays in range: for all signs, and for no others.
class OverflowGuards {
  static long okLong(long a, long b)
    //@ ensures \result == a * b;
    //@ signals (ArithmeticException e) !(Long.MIN_VALUE <= a * b <= Long.MAX_VALUE);
  {
    if (b > 0 ? a > Long.MAX_VALUE / b || a < Long.MIN_VALUE / b
        : b < -1 ? a > Long.MIN_VALUE / b || a < Long.MAX_VALUE / b : b == -1 && a == Long.MIN_VALUE) {
      throw new ArithmeticException();
    }
    return a * b;
  }

  static int okNaturals(int a, int b)
    //@ requires a >= 0 && b >= 0;
    //@ ensures \result == (a * b <= 1000 ? a * b : -1);
  {
    return a != 0 && b > 1000 / a ? -1 : a * b;
  }

  static int wrongNaturals(int a, int b)
    //@ requires a >= 0 && b >= 0;
    //@ ensures \result == (a * b <= 1000 ? a * b : -1); //~ postcondition:false
  {
    return a != 0 && b >= 1000 / a ? -1 : a * b;
  }

  static int wrongSign(int a, int b) {
    if (a != 0 && b > Integer.MAX_VALUE / a) return 0;
    return a * b; //~ arithmetic:overflow
  }

  // d / b is rounded towards zero, so that a multiple of b beyond d may begin there, or one further on.
  static void rounding(int a, int b) {
    if (b > 0) {
      if (a <= 7 / b) {
        //@ assert a * b <= 7;
        //@ assert a * b <= 6; //~ assert:false
      }
      if (a > 7 / b) {
        //@ assert a * b > 7;
        //@ assert a * b > 8; //~ assert:false
      }
      if (a >= -7 / b) {
        //@ assert a * b >= -7;
        //@ assert a * b >= -6; //~ assert:false
      }
      if (a < -7 / b) {
        //@ assert a * b < -7;
        //@ assert a * b < -8; //~ assert:false
      }
    }
    if (b < 0) {
      if (a >= 7 / b) {
        //@ assert a * b <= 7;
        //@ assert a * b <= 6; //~ assert:false
      }
      if (a < 7 / b) {
        //@ assert a * b > 7;
        //@ assert a * b > 8; //~ assert:false
      }
      if (a <= -7 / b) {
        //@ assert a * b >= -7;
        //@ assert a * b >= -6; //~ assert:false
      }
      if (a > -7 / b) {
        //@ assert a * b < -7;
        //@ assert a * b < -8; //~ assert:false
      }
    }
    if (a <= 7 / b) { //~ arithmetic:division-by-zero
      //@ assert a * b <= 7; //~ assert:false
    }
  }

  // The same where the dividend is a variable.
  static int okLimit(int a, int b, int limit)
    //@ requires 0 <= limit && 0 < b;
    //@ ensures \result <= limit;
  {
    return a > limit / b ? limit : a < Integer.MIN_VALUE / b ? 0 : a * b;
  }

  static int wrongLimit(int a, int b, int limit)
    //@ requires 0 < b && a >= 0;
    //@ ensures \result <= limit; //~ postcondition:false
  {
    return a > limit / b ? limit : a * b;
  }
}
