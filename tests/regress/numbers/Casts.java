// Casts between integers: under --overflow=check one that loses value is an overflow.
class Casts {
  static byte wrongByte(int i) {
    return (byte) i; //~ arithmetic:overflow
  }

  static byte okByte(int i) {
    return (byte) (i >> 24);
  }

  static char okChar(byte b) {
    return b >= 0 ? (char) b : '?';
  }

  static char wrongChar(byte b) {
    return (char) b; //~ arithmetic:overflow
  }

  static short wrongCharAsShort(char c) {
    return (short) c; //~ arithmetic:overflow
  }

  static int wrongInt(long l) {
    return (int) l; //~ arithmetic:overflow
  }

  //@ requires -2147483648 <= l <= 2147483647;
  //@ ensures \result == l;
  static int okInt(long l) {
    return (int) l;
  }

  static int okDigit(int n) {
    char c = (char) ('0' + (n & 7));
    assert '0' <= c && c <= '7';
    return c - '0';
  }

  static long okWidening(byte b, char c) {
    long l = b;
    l = c;
    assert 0 <= l && l <= 65535;
    l = (int) b;
    assert -128 <= l && l < 128;
    return l;
  }

  static void constants() {
    final int size = 100;
    byte b = size;
    byte c = size + 27;
    char d = 'a' + 1;
    assert b == 100 && c == 127 && d == 'b';
    byte e = (byte) 200; //~ arithmetic:overflow
  }

  // In annotations a cast to a smaller type has Java's value; others change nothing.
  static void annotations(int i) {
    //@ assert (byte) 300 == 44 && (byte) 200 == -56 && (char) -1 == 65535 && (short) 32768 == -32768;
    //@ assert (int) 2147483648 == -2147483648 && (int) i == i && (long) i == i;
    //@ assert (int) (i + 4294967296) == i;
    //@ assert -128 <= (byte) i && (byte) i <= 127;
    //@ assert (byte) i == i; //~ assert:false
  }
}
