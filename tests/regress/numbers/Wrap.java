//: --overflow=wrap
// Arithmetic as the machine has it.
class Wrap {
  static void constants() {
    int max = 2147483647;
    assert max + 1 == -2147483648 && -(-2147483648) == -2147483648 && max * 2 == -2;
    long least = -9223372036854775808L;
    assert least - 1 == 9223372036854775807L && -least == least;
    assert -2147483648 / -1 == -2147483648;
    assert (byte) 200 == -56 && (char) -1 == '\uFFFF' && (int) 4294967297L == 1;
    assert 1 << 31 == -2147483648 && 3 << 31 == -2147483648;
    byte b = 127;
    b++;
    assert b == -128;
    b -= 1;
    assert b == 127;
    assert max + 1 == 2147483648L; //~ assert:false
  }

  static void sums(int x, int y) {
    int sum = x + y;
    //@ assert sum == x + y || sum == x + y - 4294967296 || sum == x + y + 4294967296;
    assert sum - y == x;
    if (x > 0 && y > 0) {
      //@ assert sum < 0 || sum == x + y;
    }
    //@ assert sum == x + y; //~ assert:false
  }

  static int next(int x) {
    int y = x + 1;
    if (x == 2147483647) {
      assert y == -2147483648;
    } else {
      assert y > x;
    }
    assert y > x; //~ assert:false
    return y;
  }

  //@ requires -1000 <= x <= 1000;
  //@ ensures \result == x * 3;
  static int inRange(int x) {
    return x * 3;
  }

  //@ ensures \result == (int) (x * 3);
  static int product(int x) {
    return x * 3;
  }

  //@ ensures \result == x * 3; //~ postcondition:false
  static int wrongProduct(int x) {
    return x * 3;
  }

  //@ ensures -128 <= \result && \result <= 127;
  //@ ensures \result == (byte) x;
  static int low(int x) {
    return (byte) x;
  }

  /*@ pure @*/ static int successor(int x) {
    return x + 1;
  }

  static void pure(int x) {
    assert successor(2147483647) == -2147483648;
    //@ assert x < 2147483647 ==> successor(x) == x + 1;
    //@ assert successor(x) == x + 1; //~ assert:false
  }

  static void division(int x, int y) {
    int z = x / y; //~ arithmetic:division-by-zero
  }

  // In annotations nothing wraps.
  static void annotations() {
    //@ assert 2147483647 + 1 == 2147483648;
    //@ assert 2147483647 + 1 == -2147483648; //~ assert:false
  }
}
