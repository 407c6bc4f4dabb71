// Bitwise operators: exact on constants and masks, bounded elsewhere.
class Bits {
  static void constants() {
    assert (12 & 10) == 8 && (12 | 10) == 14 && (12 ^ 10) == 6 && ~12 == -13;
    assert (-1 & 255) == 255 && (-8 | 3) == -5 && (-8 ^ 3) == -5 && (-2 & -3) == -4;
    assert 1 << 30 == 1073741824 && -16 >> 2 == -4 && -1 >>> 28 == 15 && 16 >>> 2 == 4;
    assert -1 >>> 0 == -1 && -1L >>> 1 == 9223372036854775807L && 1L << 62 == 4611686018427387904L;
    assert 1 << 32 == 1 && 2 << 33 == 4 && 8 >> 35 == 1;
    assert (0xFF & ~0x0F) == 0xF0;
    assert (5 & 3) == 2; //~ assert:false [unknown-value]
  }

  static void masks(int x) {
    int low = x & 0xFF;
    assert 0 <= low && low <= 255;
    int bit = x & 1;
    assert bit == 0 || bit == 1;
    assert (x & 7) < 8;
    assert (x & 4) <= 4 && (x & 4) >= 0;
    assert (x | 0) == x && (x ^ 0) == x && (x & -1) == x && (x & 0) == 0 && (x ^ x) == 0 && (x | x) == x;
    assert ~~x == x && ~x == -1 - x;
    assert (x & 0xFF) < 255; //~ assert:false [unknown-value]
  }

  // The sign of a long.
  static void signs(long x, long y)
    //@ requires x >= 0 && y < 0;
  {
    assert x >> 63 == 0 && x >>> 63 == 0;
    assert y >> 63 == -1 && y >>> 63 == 1;
    //@ assert y >> 63 == -1;
    //@ assert y * 4 >> 63 == -1; //~ assert:false [unknown-value]
  }

  static void wrongSign(long x) {
    assert x >> 63 == 0; //~ assert:false [unknown-value]
  }

  static void parity(int x) {
    if (x >= 0 && x % 2 == 1) {
      assert (x & 1) == 1;
      assert (x | 1) == x;
    }
    if (x == -3) {
      assert (x & 1) == 1 && (x >> 1) == -2 && (x & ~1) == -4;
    }
    assert (x & 1) == x % 2; //~ assert:false [unknown-value]
  }

  static void unknown(int x, int y) {
    int both = x & y, either = x | y, one = x ^ y;
    assert either - both == one;
    assert (x & y) == (y & x);
    if (x >= 0) {
      assert 0 <= both && both <= x;
    }
    if (x >= 0 && y >= 0) {
      assert either >= x && either >= y && one >= 0 && either >= one;
    }
    if (x < 0 && y < 0) {
      assert both < 0;
    }
    assert both >= 0; //~ assert:false [changed]
  }

  static void shifts(int x, int n) {
    int half = x >> 1;
    if (x >= 0) {
      assert half == x / 2 && x >>> 1 == half;
    } else {
      assert half < 0 && half >= x;
      assert x >>> 28 >= 8 && x >>> 28 <= 15;
      assert x >>> 1 >= 0;
    }
    if (n >= 0 && n < 32 && x >= 0) {
      assert 0 <= x >> n && x >> n <= x;
    }
    if (n >= 0 && n <= 20) {
      int power = 1 << n;
      assert 1 <= power && power <= 1048576 + 1073741824;
    }
    assert x >> 1 << 1 == x; //~ assert:false [unknown-value]
  }

  //@ requires 0 <= x <= 1000;
  static int okShift(int x) {
    return x << 20;
  }

  //@ requires 0 <= x <= 4000;
  static int wrongShift(int x) {
    return x << 20; //~ arithmetic:overflow [unknown-value]
  }

  // Java looks at the lowest five bits of the distance.
  //@ requires x == 3 && n == 33;
  static void distances(int x, int n) {
    assert x << n == 6;
    assert x << n == x; //~ assert:false [unknown-value]
  }

  // In annotations shifts are not bound to a width, but for >>> of a negative number.
  static void annotations(int x, long y) {
    //@ assert 1 << 40 == 1099511627776 && -5 >> 1 == -3;
    //@ assert x == -1 ==> x >>> 28 == 15;
    //@ assert y == -1 ==> y >>> 60 == 15;
    //@ assert x == -1 ==> x >>> 28 == 16; //~ assert:false [unknown-value]
  }

  //@ requires 0 <= x <= 100;
  static void withItself(int x) {
    assert (x ^ x) == 0 && (x | x) == x && (x & ~x) == 0 && (~x & x) == 0;
    assert (x & (x + 1)) == 0; //~ assert:false [unknown-value]
  }
}
