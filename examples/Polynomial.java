// Polynomials with integer coefficients: coefficients[i] belongs to x to the power of i. Whatever leaves the range of
// `int` is an exception, which guards by quotients see to.
class Polynomial {
  private final int[] coefficients;
  private int degree;  // of zero it is 0

  //@ predicate valid() = acc(degree) ** acc(coefficients[*]) ** 0 <= degree < coefficients.length;

  Polynomial(int maximalDegree)
    //@ requires maximalDegree < Integer.MAX_VALUE;
    //@ ensures valid() ** isNormal() ** degree() == 0 ** coefficients.length == maximalDegree + 1 ** get(0) == 0;
    //@ signals (IllegalArgumentException e) maximalDegree < 0;
  {
    if (maximalDegree < 0) {
      throw new IllegalArgumentException("the degree is negative");
    }
    coefficients = new int[maximalDegree + 1];
  }

  // The degree is the least that is possible.
  //@ pure boolean isNormal() requires valid(); = degree == 0 || coefficients[degree] != 0;

  static Polynomial of(int[] values)
    //@ requires acc(values[*]) ** values.length > 0;
    //@ ensures acc(values[*]) ** untouched(acc(values[*]));
    //@ ensures result != null ** result.valid() ** result.degree() < values.length;
    //@ ensures (\forall int i = 0 .. values.length; result.get(i) == values[i]);
  {
    Polynomial result = new Polynomial(values.length - 1);
    for (int i = 0; i < values.length; i++)
      //@ invariant acc(values[*]) ** untouched(acc(values[*])) ** result.valid() ** 0 <= i <= values.length;
      //@ invariant result.coefficients.length == values.length ** result.isNormal();
      //@ invariant (\forall int k = 0 .. i; result.get(k) == values[k]);
      //@ invariant (\forall int k = i .. values.length; result.get(k) == 0);
      //@ decreases values.length - i;
    {
      result.set(i, values[i]);
    }
    return result;
  }

  /*@ pure @*/ int degree()
    //@ requires valid();
    //@ ensures 0 <= result < coefficients.length;
  {
    return degree;
  }

  /*@ pure @*/ int get(int power)
    //@ requires valid() ** 0 <= power;
  {
    return power <= degree ? coefficients[power] : 0;
  }

  /*@ pure @*/ boolean isZero()
    //@ requires valid();
    //@ ensures result == (degree() == 0 && get(0) == 0);
  {
    return degree == 0 && coefficients[0] == 0;
  }

  void set(int power, int value)
    //@ requires valid();
    //@ ensures valid() ** 0 <= power < coefficients.length;
    //@ ensures get(power) == value && isNormal();
    //@ ensures (\forall int i; 0 <= i && i != power; get(i) == old(get(i)));
    //@ signals (IndexOutOfBoundsException e) valid() ** untouched(valid()) ** !(0 <= power < coefficients.length);
  {
    if (power < 0 || power >= coefficients.length) {
      throw new IndexOutOfBoundsException("there is no such power");
    }
    if (value != 0 && degree < power) {
      clear(degree + 1, power);
      degree = power;
    }
    if (power <= degree) {
      coefficients[power] = value;
    }
    while (degree > 0 && coefficients[degree] == 0)
      //@ invariant valid() ** get(power) == value;
      //@ invariant (\forall int i; 0 <= i && i != power; get(i) == old(get(i)));
      //@ decreases degree;
    {
      degree--;
    }
  }

  private void clear(int from, int to)
    //@ requires acc(coefficients[from..to]);
    //@ ensures acc(coefficients[from..to]) ** (\forall int i = from .. to; coefficients[i] == 0);
  {
    for (int i = from; i < to; i++)
      //@ invariant acc(coefficients[from..to]) ** from <= i ** (i <= to || i == from);
      //@ invariant (\forall int k = from .. i; coefficients[k] == 0);
      //@ decreases to - i;
    {
      coefficients[i] = 0;
    }
  }

  Polynomial add(Polynomial other)
    //@ requires valid() ** (other != this ==> other.valid());
    //@ ensures valid() ** untouched(valid()) ** (other != this ==> other.valid() ** untouched(other.valid()));
    //@ ensures result != null ** result.valid() ** (result.degree() <= degree() || result.degree() <= other.degree());
    //@ ensures (\forall int i; 0 <= i && i < result.coefficients.length; result.get(i) == get(i) + other.get(i));
    //@ ensures result.coefficients.length > degree() && result.coefficients.length > other.degree();
    //@ signals (ArithmeticException e) valid() ** (other != this ==> other.valid());
  {
    Polynomial sum = new Polynomial(Math.max(degree, other.degree));
    for (int i = 0; i < sum.coefficients.length; i++)
      //@ invariant valid() ** (other != this ==> other.valid()) ** sum.valid() ** 0 <= i <= sum.coefficients.length;
      //@ invariant (\forall int k = 0 .. i; sum.get(k) == get(k) + other.get(k));
      //@ invariant untouched(valid()) ** (other != this ==> untouched(other.valid()));
      //@ decreases sum.coefficients.length - i;
    {
      sum.set(i, plus(get(i), other.get(i)));
    }
    return sum;
  }

  Polynomial multiply(Polynomial other)
    //@ requires valid() ** other.valid() ** degree() + other.degree() < Integer.MAX_VALUE;
    //@ ensures valid() ** other.valid() ** untouched(valid()) ** untouched(other.valid());
    //@ ensures result != null ** result.valid();
    //@ signals (ArithmeticException e) valid() ** other.valid();
  {
    Polynomial product = new Polynomial(degree + other.degree);
    for (int i = 0; i <= degree; i++)
      //@ invariant valid() ** other.valid() ** product.valid() ** 0 <= i;
      //@ invariant untouched(valid()) ** untouched(other.valid());
      //@ invariant product.coefficients.length == degree() + other.degree() + 1;
      //@ decreases degree() + 1 - i;
    {
      if (coefficients[i] == 0) {
        continue;
      }
      for (int j = 0; j <= other.degree; j++)
        //@ invariant valid() ** other.valid() ** product.valid() ** 0 <= j;
        //@ invariant untouched(valid()) ** untouched(other.valid());
        //@ decreases other.degree() + 1 - j;
      {
        int term = times(coefficients[i], other.coefficients[j]);
        product.set(i + j, plus(product.get(i + j), term));
      }
    }
    return product;
  }

  Polynomial derivative()
    //@ requires valid();
    //@ ensures valid() ** untouched(valid()) ** result != null ** result.valid();
    //@ ensures (\forall int i = 0 .. degree(); result.get(i) == (i + 1) * get(i + 1));
    //@ ensures degree() == 0 ==> result.isZero();
    //@ signals (ArithmeticException e) valid();
  {
    if (degree == 0) {
      return new Polynomial(0);
    }
    Polynomial result = new Polynomial(degree - 1);
    for (int i = 1; i <= degree; i++)
      //@ invariant valid() ** untouched(valid()) ** result.valid() ** 1 <= i <= degree() + 1;
      //@ invariant result.coefficients.length == degree();
      //@ invariant (\forall int k = 1 .. i; result.get(k - 1) == k * get(k));
      //@ decreases degree() + 1 - i;
    {
      result.set(i - 1, times(i, coefficients[i]));
    }
    return result;
  }

  // What the powers from one on come to, divided by the least of them.
  /*@ pure int valueFrom(int power, int x)
    @   requires valid() ** 0 <= power <= degree();
    @   decreases degree() - power;
    @   = power == degree ? coefficients[power] : valueFrom(power + 1, x) * x + coefficients[power];
    @*/

  // By Horner's rule.
  int evaluate(int x)
    //@ requires valid();
    //@ ensures valid() ** untouched(valid()) ** result == valueFrom(0, x);
    //@ signals (ArithmeticException e) valid() ** untouched(valid());
  {
    int value = coefficients[degree];
    for (int i = degree - 1; i >= 0; i--)
      //@ invariant valid() ** untouched(valid()) ** -1 <= i < degree() ** value == valueFrom(i + 1, x);
      //@ decreases i + 1;
    {
      value = plus(times(value, x), coefficients[i]);
    }
    return value;
  }

  boolean isEqualTo(Polynomial other)
    //@ requires valid() ** other.valid();
    //@ ensures valid() ** other.valid() ** untouched(valid()) ** untouched(other.valid());
    //@ ensures result ==> degree() == other.degree() && (\forall int i = 0 .. degree() + 1; get(i) == other.get(i));
    //@ ensures !result ==> degree() != other.degree() || (\exists int i = 0 .. degree() + 1; get(i) != other.get(i));
  {
    if (degree != other.degree) {
      return false;
    }
    for (int i = 0; i <= degree; i++)
      //@ invariant valid() ** other.valid() ** untouched(valid()) ** untouched(other.valid());
      //@ invariant 0 <= i && i <= degree() + 1 && (\forall int k = 0 .. i; get(k) == other.get(k));
      //@ decreases degree() + 1 - i;
    {
      if (coefficients[i] != other.coefficients[i]) {
        return false;
      }
    }
    return true;
  }

  static int plus(int a, int b)
    //@ ensures result == a + b;
    //@ signals (ArithmeticException e) !(Integer.MIN_VALUE <= a + b <= Integer.MAX_VALUE);
  {
    if (b > 0 ? a > Integer.MAX_VALUE - b : a < Integer.MIN_VALUE - b) {
      throw new ArithmeticException("the sum is too large");
    }
    return a + b;
  }

  static int times(int a, int b)
    //@ ensures result == a * b;
    //@ signals (ArithmeticException e) !(Integer.MIN_VALUE <= a * b <= Integer.MAX_VALUE);
  {
    boolean isTooLarge;
    if (b > 0) {
      isTooLarge = a > Integer.MAX_VALUE / b || a < Integer.MIN_VALUE / b;
    } else if (b < -1) {
      isTooLarge = a > Integer.MIN_VALUE / b || a < Integer.MAX_VALUE / b;
    } else {
      isTooLarge = b == -1 && a == Integer.MIN_VALUE;
    }
    if (isTooLarge) {
      throw new ArithmeticException("the product is too large");
    }
    return a * b;
  }

  public static void main(String[] args) {
    Polynomial p = Polynomial.of(new int[] {1, -3, 2});
    try {
      Polynomial twice = p.add(p);
      boolean isSame = p.isEqualTo(twice);
      System.out.println(isSame);
      System.out.println(twice.evaluate(5));
      System.out.println(p.multiply(twice).degree());
      System.out.println(p.derivative().get(1));
      System.out.println(p.evaluate(100000));
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
  }
}
