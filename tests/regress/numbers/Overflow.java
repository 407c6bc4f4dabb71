// What may leave the range of int or long, and what keeps it within.
class Overflow {
  int size;
  int[] items;

  static int wrongSum(int a, int b) {
    return a + b; //~ arithmetic:overflow
  }

  //@ requires 0 <= a <= 1000 && -1000 <= b <= 0;
  //@ ensures \result == a + b;
  static int okSum(int a, int b) {
    return a + b;
  }

  //@ requires a <= 1073741823 && b <= 1073741824;
  //@ requires a >= 0 && b >= 0;
  static int okLargestSum(int a, int b) {
    return a + b;
  }

  //@ requires a <= 1073741824 && b <= 1073741824;
  //@ requires a >= 0 && b >= 0;
  static int wrongLargestSum(int a, int b) {
    return a + b; //~ arithmetic:overflow
  }

  static int wrongDifference(int a, int b) {
    return a - b; //~ arithmetic:overflow
  }

  //@ requires a >= 0 && b >= 0;
  static int okDifference(int a, int b) {
    return a - b;
  }

  //@ requires 0 <= lo <= hi;
  //@ ensures lo <= \result <= hi;
  static int okMiddle(int lo, int hi) {
    return lo + (hi - lo) / 2;
  }

  //@ requires 0 <= lo <= hi;
  static int wrongMiddle(int lo, int hi) {
    return (lo + hi) / 2; //~ arithmetic:overflow
  }

  // The shift of an overflowed sum would be right, but the sum is an overflow.
  //@ requires 0 <= lo <= hi;
  static int wrongUnsignedMiddle(int lo, int hi) {
    return (lo + hi) >>> 1; //~ arithmetic:overflow
  }

  static int okUnder(int x, int y) {
    if (x < y) return x + 1;
    return x;
  }

  static int wrongUnder(int x, int y) {
    if (x <= y) return x + 1; //~ arithmetic:overflow
    return x;
  }

  static int okCount(int n) {
    int i = 0;
    while (i < n) {
      i++;
    }
    return i;
  }

  static int wrongCount(int n) {
    int i = 0;
    while (i != n) {
      i++; //~ arithmetic:overflow
    }
    return i;
  }

  void okGrow()
    //@ requires acc(size) ** acc(items) ** items != null ** size < items.length;
    //@ ensures acc(size) ** acc(items) ** size == \old(size) + 1;
  {
    size = size + 1;
  }

  void wrongGrow()
    //@ requires acc(size) ** acc(items) ** items != null ** size <= items.length;
    //@ ensures acc(size) ** acc(items) ** size == \old(size) + 1;
  {
    size = size + 1; //~ arithmetic:overflow
  }

  //@ requires -1000 <= a <= 1000 && -1000 <= b <= 1000;
  static int okProduct(int a, int b) {
    return a * b;
  }

  //@ requires 0 <= a <= 50000 && 0 <= b <= 50000;
  static int wrongProduct(int a, int b) {
    return a * b; //~ arithmetic:overflow
  }

  //@ requires -46340 <= a <= 46340;
  static int okSquare(int a) {
    return a * a;
  }

  static int wrongNegation(int x) {
    return -x; //~ arithmetic:overflow
  }

  static int wrongAbs(int x) {
    return x < 0 ? -x : x; //~ arithmetic:overflow
  }

  //@ requires x != -2147483648;
  //@ ensures \result >= 0 && (\result == x || \result == -x);
  static int okAbs(int x) {
    return x < 0 ? -x : x;
  }

  static int wrongQuotient(int x) {
    return x / -1; //~ arithmetic:overflow
  }

  static int wrongAnyQuotient(int x, int y) {
    if (y == 0) return 0;
    return x / y; //~ arithmetic:overflow
  }

  static int okQuotient(int x, int y) {
    if (y <= 0) return 0;
    return x / y;
  }

  static int okRest(int x, int y) {
    if (y == 0) return 0;
    return x % y;
  }

  static int wrongConstant() {
    return 2147483647 + 1; //~ arithmetic:overflow
  }

  static int wrongLeastNegated() {
    return -(-2147483648); //~ arithmetic:overflow
  }

  static long wrongLong(long x) {
    return x + 1; //~ arithmetic:overflow
  }

  static long okLong(long x, long y) {
    if (x < y) return x + 1;
    return x;
  }

  static long wrongLongProduct(long x) {
    return x * 2; //~ arithmetic:overflow
  }

  static long okWideProduct(int x, int y) {
    return (long) x * y;
  }

  static long wrongNarrowProduct(int x, int y) {
    return x * y; //~ arithmetic:overflow
  }

  static long okWideSum(int x, long y) {
    return y < 0 ? y + 2147483647 : x + 1L;
  }

  static long wrongLeastLong() {
    return -(-9223372036854775808L) - 1; //~ arithmetic:overflow
  }

  static int okSmall(byte a, short b, char c) {
    return a * b + c - a;
  }

  static int wrongLeftShift(int x) {
    return x << 1; //~ arithmetic:overflow
  }

  static int okBit(int n) {
    return 0 <= n && n <= 30 ? 1 << n : 0;
  }

  static int wrongBit(int n) {
    return 0 <= n && n <= 31 ? 1 << n : 0; //~ arithmetic:overflow
  }
}
