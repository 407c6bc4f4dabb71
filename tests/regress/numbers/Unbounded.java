//: --overflow=unbounded
// Integers of code as mathematical ones.
class Unbounded {
  static int next(int x)
    //@ ensures \result == x + 1;
  {
    return x + 1;
  }

  static void facts(int x, byte b) {
    assert 2147483647 + 1 > 0;
    assert -(-2147483648) > 0;
    int y = next(x);
    assert y > x && 1 << 31 > 0;
    assert (byte) 300 == 300;
    b++;
    assert x <= 2147483647; //~ assert:false
  }

  static void sign(long x)
    //@ requires x < 0;
  {
    assert x >> 63 == -1; //~ assert:false
  }

  static int zero(int x, int y) {
    return x / y; //~ arithmetic:division-by-zero
  }
}
