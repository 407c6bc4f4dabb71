// Steps and compound assignments: in which type they are computed, and the cast hidden in them.
class Steps {
  byte small;
  char letter;
  int[] counts;

  static void wrongByte(byte b) {
    b++; //~ arithmetic:overflow
  }

  static byte okByte(byte b) {
    if (b < 127) ++b;
    return b;
  }

  static char wrongChar(char c) {
    c--; //~ arithmetic:overflow
    return c;
  }

  static void wrongNarrowing(byte b, int i) {
    b += i; //~ arithmetic:overflow
    //~^ arithmetic:overflow
  }

  static short okNarrowing(short s) {
    s /= 2;
    s %= 100;
    s &= 0x7F;
    s >>= 1;
    assert 0 <= s && s <= 63;
    return s;
  }

  static byte wrongMinusOne(byte b) {
    b *= -1; //~ arithmetic:overflow
    return b;
  }

  static void values() {
    byte b = 100;
    b += 27;
    assert b == 127;
    char c = 'a';
    c += 1;
    assert c == 'b';
    c++;
    assert c == 99;
    short s = (short) 40;
    s -= 50;
    assert s == -10;
    long l = 1;
    l <<= 40;
    assert l == 1099511627776L;
    int i = 7;
    int before = i++ + ++i;
    assert before == 16 && i == 9;
    i -= 2;
    i *= 3;
    i /= 2;
    assert i == 10;
    i %= 4;
    i |= 5;
    i ^= 1;
    assert i == 6;
    i >>>= 1;
    i <<= 4;
    assert i == 48;
    int wide = 'x' + b;
    assert wide == 247;
    assert wide == 246; //~ assert:false
  }

  void fields(int i)
    //@ requires acc(small) ** acc(letter) ** acc(counts) ** counts != null ** acc(counts[*]) ** 0 <= i < counts.length;
    //@ requires small == 5 ** letter == 'z';
  {
    small += 'a';
    assert small == 102;
    letter -= small;
    assert letter == 20;
    counts[i] = 3;
    counts[i]++;
    counts[i] <<= 2;
    assert counts[i] == 16;
    small--;
    counts[i] += small * 2;
    assert counts[i] == 218;
    counts[i] = 0x7FFFFFFF;
    counts[i]++; //~ arithmetic:overflow
  }

  static boolean booleans(boolean a, boolean b) {
    boolean c = a & b;
    assert c == (a && b);
    c |= a;
    assert c == a;
    c ^= true;
    assert c == !a;
    c &= b | !b;
    assert c != a;
    assert c; //~ assert:false
    return c;
  }

  // Both sides of & and | are evaluated.
  static int calls;

  //@ context acc(calls);
  //@ requires calls < 100;
  //@ ensures calls == \old(calls) + 1 && \result;
  static boolean call() {
    calls++;
    return true;
  }

  //@ requires acc(calls) ** calls == 0;
  static void noShortCircuit() {
    boolean b = false & call();
    assert calls == 1 && !b;
    b = true | call();
    assert calls == 2 && b;
    b = false && call();
    assert calls == 2;
    assert b; //~ assert:false
  }
}
