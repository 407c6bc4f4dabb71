// Constants are what javac computes (JLS 15.29), of floating point too.
class ConstantExpressions {
  final int K = 3;
  static final double D = 0.1 + 0.2;
  static final boolean B = 0.5 > 0.0;
  static final int WRAPPED = 2147483647 + 1; //~ arithmetic:overflow
  String s() 
    //@ ensures result != null && result.equals("a3") && result == "a3";
  { return "a" + K; }
  static int lab(int x)
    //@ ensures result == (x == -2147483647 - 1 ? 1 : 0);
  {
    switch (x) {
      case 2147483647 + 1: return 1;
      default: return 0;
    }
  }
  static void m(int p, int q)
    //@ requires p == 7 && 0 <= q <= 3;
  {
    long l = 5;
    assert l >> 63 == 0;
    String t = "a" + p;
    assert t.equals("a7");
    assert (q & 4) == 0;
    assert 0.5 > 0.0;
    assert 0.1f != 0.1;
    assert 0.1 + 0.2 != 0.3;
    assert 0.1 + 0.2 > 0.3;
    assert D != 0.3;
    assert (float) 0.1 == 0.1f;
    assert 0.0 == -0.0;
    double nan = 0.0 / 0.0;
    assert nan != nan;
    assert !(nan < 1.0) && !(nan > 1.0);
    assert (int) nan == 0;
    assert (int) 1e20 == 2147483647;
    assert (long) -1e30 == -9223372036854775807L - 1;
    assert (byte) 300.7 == 44;
    assert (char) -1.5 == 65535;
    assert 1.0 / -0.0 < 0.0;
    assert 16777217 == 16777216f;
    assert 16777217 != 16777216.0;
    assert 5.5 % 2.0 == 1.5;
    assert -5.5 % 2.0 == -1.5;
    assert (float) 1e300 == 1.0f / 0.0f;
    assert 0.1f + 0.2f == 0.3f || 0.1f + 0.2f != 0.3f;
    assert B;
    float f = 1.1f;
    assert f * f != 1.21;
    double d = 3;
    d += 0.5;
    assert d == 3.5;
    assert -d < 0.0;
    assert "a" + 1 == "a1" && ("a" == "a");
    boolean eq = "ab" == "a" + "b";
    assert eq;
  }
  String selected()
    //@ ensures result != null && result.equals("a3");
    //@ ensures result == "a3"; //~ postcondition:false
  { return "a" + this.K; }
  static void wrong(int p, double x)
    //@ requires p == 7;
  {
    String t = "a" + p;
    assert t == "a7"; //~ assert:false
    assert 0.1f == 0.1; //~ assert:false
    assert 0.1 + 0.2 == 0.3; //~ assert:false
    assert 0.0 / 0.0 == 0.0 / 0.0; //~ assert:false
    assert 16777217 == 16777216.0; //~ assert:false
    assert WRAPPED == 2147483648L; //~ assert:false
    assert (p & 4) == 0; //~ assert:false
    assert x == x; //~ assert:false
  }
  public static void main(String[] args) {
    m(7, 2);
    int r = lab(-2147483648);
    assert r == 1;
  }

  // What javac does not compute is no constant, so the string is a new one.
  static final long SHIFTED = 120L >>> 3L;

  static void okShifts() {
    final long number = 120;
    assert "" + (number >>> 3) == "15" && "" + (number >> 3L) == "15" && "" + (120 >>> 3L) == "15";
    assert ("" + (number >>> 3L)).equals("15");
  }

  static void wrongShifts() {
    final long number = 120;
    assert "" + (number >>> 3L) == "15"; //~ assert:false
  }

  static void wrongShiftedField() {
    assert "" + SHIFTED == "15"; //~ assert:false
  }
}
