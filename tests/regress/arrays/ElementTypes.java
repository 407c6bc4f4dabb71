// Arrays of every element type: defaults, initial values, ranges of their types, overflow.
class ElementTypes {
  static void okDefaults() {
    byte[] b = new byte[2];
    short[] s = new short[2];
    char[] c = new char[2];
    long[] l = new long[2];
    boolean[] z = new boolean[2];
    String[] t = new String[2];
    assert b[0] == 0 && s[1] == 0 && c[0] == 0 && l[1] == 0 && !z[0] && t[1] == null;
    double[] d = new double[1];
    double first = d[0];
    float[] f = new float[1];
    float second = f[0];
  }

  static void okInitialisers() {
    byte[] b = {1, -128, 127};
    short[] s = {1, -32768};
    char[] c = {97, 'b', '\u0041'};
    long[] l = {1, 2147483648L, 'a'};
    double[] d = {1.0, 2, 'a', 1L};
    float[] f = {1, 2f, 3L};
    assert b[1] == -128 && s[1] == -32768 && c[0] == 'a' && c[2] == 65 && l[1] == 2147483648L && l[2] == 97;
    assert d.length == 4 && f.length == 3;
  }

  //@ requires acc(b[*]) ** acc(c[*]) ** acc(l[*]) ** b.length > 0 ** c.length > 0 ** l.length > 0;
  static int okRanges(byte[] b, char[] c, long[] l) {
    assert -128 <= b[0] && b[0] <= 127;
    assert 0 <= c[0] && c[0] <= 65535;
    int sum = b[0] + c[0];
    long product = (long) sum * sum;
    return sum;
  }

  //@ requires acc(b[*]) ** b.length > 0;
  static void wrongRange(byte[] b) {
    assert b[0] < 127; //~ assert:false
  }

  //@ requires acc(c[*]) ** c.length > 0;
  static void wrongChar(char[] c) {
    c[0]++; //~ arithmetic:overflow
  }

  //@ requires acc(b[*]) ** b.length > 0;
  static void wrongByte(byte[] b, int n) {
    b[0] = (byte) n; //~ arithmetic:overflow
  }

  //@ requires acc(s[*]) ** s.length > 0;
  static void wrongShort(short[] s) {
    s[0] += 1; //~ arithmetic:overflow
  }

  //@ requires acc(l[*]) ** l.length > 0;
  static void wrongLong(long[] l) {
    l[0] = l[0] + 1; //~ arithmetic:overflow
  }

  static void wrongDouble() {
    double[] d = {1.0, 2};
    assert d[0] == 1.5; //~ assert:false
  }

  static void wrongFloat(float[] f)
    //@ requires acc(f[*]) ** f.length > 0;
    //@ ensures acc(f[*]);
  {
    float before = f[0];
    f[0] = 2;
    assert f[0] == before; //~ assert:false
  }

  //@ requires acc(c[*]) ** c.length > 1;
  //@ ensures acc(c[*]) ** c[1] == \old(c[1]);
  static void okOthersStay(char[] c) {
    c[0] = 'x';
    assert c[0] == 120;
  }

  //@ requires acc(z[*]) ** z.length > 1;
  static void booleans(boolean[] z) {
    z[0] = !z[1];
    assert z[0] || z[1];
    assert z[0] && z[1]; //~ assert:false
  }
}
