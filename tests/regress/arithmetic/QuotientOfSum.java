// Of q * b + r, where r is less than b, q is the quotient and r the rest; and as far as k < m * n, k / n < m.
class QuotientOfSum {
  static int quotient(int a, int q, int b, int r)
    //@ requires 0 < b && 0 <= r && r < b && 0 <= a && a == (long) q * b + r;
    //@ ensures result == q;
  {
    return a / b;
  }

  static int rest(int a, int q, int b, int r)
    //@ requires 0 < b && 0 <= r && r < b && 0 <= a && a == (long) q * b + r;
    //@ ensures result == r;
  {
    return a % b;
  }

  static int quotientByNegative(int a, int q, int b, int r)
    //@ requires b < 0 && 0 <= r && r < -b && 0 <= a && a == (long) q * b + r;
    //@ ensures result == q && a % b == r;
  {
    return a / b;
  }

  static int quotientOfNegative(int a, int q, int b, int r)
    //@ requires 0 < b && r <= 0 && -b < r && a <= 0 && a == (long) q * b + r;
    //@ ensures result == q && a % b == r;
  {
    return a / b;
  }

  static int quotientOfNegatives(int a, int q, int b, int r)
    //@ requires b < 0 && r <= 0 && b < r && a <= 0 && a == (long) q * b + r;
    //@ ensures result == q && a % b == r;
  {
    return a / b;
  }

  static int row(int k, int rows, int columns)
    //@ requires 0 < columns && 0 <= k && k < (long) rows * columns;
    //@ ensures 0 <= result && result < rows;
  {
    return k / columns;
  }

  static int index(int i, int j, int rows, int columns)
    //@ requires 0 <= i && i < rows && 0 <= j && j < columns && (long) rows * columns <= 1000000;
    //@ ensures 0 <= result && result < rows * columns && result / columns == i && result % columns == j;
  {
    return i * columns + j;
  }

  static int restTooLarge(int a, int q, int b, int r)
    //@ requires 0 < b && 0 <= r && r <= b && 0 <= a && a == (long) q * b + r;
    //@ ensures result == q; //~ postcondition:false
  {
    return a / b;
  }

  static int anySign(int a, int q, int b, int r)
    //@ requires 0 < b && 0 <= r && r < b && a == (long) q * b + r;
    //@ ensures result == q; //~ postcondition:false
  {
    return a / b;
  }

  static int restOfAnySign(int a, int q, int b, int r)
    //@ requires 0 < b && 0 <= r && r < b && a == (long) q * b + r;
    //@ ensures result == r; //~ postcondition:false
  {
    return a % b;
  }

  static int lastRow(int k, int rows, int columns)
    //@ requires 0 < columns && 0 <= k && k <= (long) rows * columns;
    //@ ensures result < rows; //~ postcondition:false
  {
    return k / columns;
  }
}
