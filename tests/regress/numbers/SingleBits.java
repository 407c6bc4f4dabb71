// Single bits by `1 << i` and by `s >> i`, and powers between others.
class SingleBits {
  //@ requires 0 <= i && i < 31 && 0 <= s;
  //@ ensures \result == ((s >> i) % 2 == 1);
  static boolean has(int s, int i) {
    return (s & (1 << i)) != 0;
  }

  //@ requires 0 <= i && i < 31;
  //@ ensures \result == (((s >> i) & 1) == 1);
  static boolean hasOfAny(int s, int i) {
    return (s & (1 << i)) == 1 << i;
  }

  // Of a negative number the remainder may be -1.
  //@ requires 0 <= i && i < 31;
  //@ ensures \result == ((s >> i) % 2 == 1); //~ postcondition:false
  static boolean wrongOfNegative(int s, int i) {
    return (s & (1 << i)) != 0;
  }

  //@ requires 0 <= i && i < 30 && 0 <= s;
  //@ ensures \result == ((s >> i) % 2 == 1); //~ postcondition:false
  static boolean wrongPlace(int s, int i) {
    return (s & (1 << (i + 1))) != 0;
  }

  //@ requires 0 <= i && i < 31 && 0 <= s;
  //@ ensures \result == 0 || \result == 1 << i;
  static int only(int s, int i) {
    return s & (1 << i);
  }

  //@ requires 0 <= i && i < 31 && 0 <= s;
  //@ ensures \result == 0 || \result == 1; //~ postcondition:false
  static int wrongOnly(int s, int i) {
    return s & (1 << i);
  }

  //@ ensures (\forall int k = 0 .. 4; 1 << k <= 8);
  //@ ensures (\forall int k = 3 .. 9; 8 <= 1 << k && 1 << k <= 256);
  static void powers() {
  }

  //@ ensures (\forall int k = 0 .. 5; 1 << k <= 8); //~ postcondition:false
  static void wrongPowers() {
  }

  //@ requires 2 <= i && i < 8;
  //@ ensures 4 <= \result && \result <= 128;
  static int power(int i) {
    return 1 << i;
  }

  //@ requires 2 <= i && i < 8;
  //@ ensures \result < 128; //~ postcondition:false
  static int wrongPower(int i) {
    return 1 << i;
  }
}
