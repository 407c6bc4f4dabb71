// Mistakes with polynomials: a guard that forgets a case, one that comes too late, a loop that starts one too far, the
// derivative of a constant, coefficients that two polynomials share.
class Polynomial {
  private int[] coefficients;
  private int degree;

  //@ predicate valid() = acc(degree) ** acc(coefficients) ** acc(coefficients[*]) ** 0 <= degree < coefficients.length;

  Polynomial(int maximalDegree)
    //@ requires maximalDegree < Integer.MAX_VALUE;
    //@ ensures valid() ** degree() == 0;
    //@ signals (IllegalArgumentException e) maximalDegree < 0;
  {
    if (maximalDegree < 0) {
      throw new IllegalArgumentException("the degree is negative");
    }
    coefficients = new int[maximalDegree + 1];
  }

  /*@ pure @*/ int degree()
    //@ requires valid();
    //@ ensures 0 <= result;
  {
    return degree;
  }

  Polynomial copy()
    //@ requires valid();
    //@ ensures valid() ** result != null ** result.valid(); //~ postcondition:predicate [given-away]
  {
    Polynomial copy = new Polynomial(0);
    copy.coefficients = coefficients;
    copy.degree = degree;
    return copy;
  }

  Polynomial derivative()
    //@ requires valid();
    //@ ensures valid() ** result != null ** result.valid();
  {
    return new Polynomial(degree - 1); //~ exception:uncaught [unknown-value]
  }

  int evaluate(int x)
    //@ requires valid();
    //@ ensures valid();
    //@ signals (ArithmeticException e) valid();
  {
    int value = 0;
    for (int i = coefficients.length; i >= 0; i--)
      //@ invariant valid();
      //@ decreases i + 1;
    {
      value = plus(times(value, x), coefficients[i]); //~ array:bounds [changed]
    }
    return value;
  }

  static int plus(int a, int b)
    //@ ensures result == a + b;
    //@ signals (ArithmeticException e) true;
  {
    int sum = a + b; //~ arithmetic:overflow [unknown-value]
    if (b > 0 ? sum < a : sum > a) {
      throw new ArithmeticException("the sum is too large");
    }
    return sum;
  }

  static int times(int a, int b)
    //@ ensures result == a * b;
    //@ signals (ArithmeticException e) true;
  {
    if (b > 0 ? a > Integer.MAX_VALUE / b || a < Integer.MIN_VALUE / b
        : b < 0 && (a > Integer.MIN_VALUE / b || a < Integer.MAX_VALUE / b)) { //~ arithmetic:overflow [unknown-value]
      throw new ArithmeticException("the product is too large");
    }
    return a * b;
  }
}
