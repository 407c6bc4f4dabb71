// Numbers with a fraction are opaque.
class Floating {
  double d;
  float[] samples;

  static double twice(double x)
    //@ ensures \result == x + x ==> \result == \old(x + x);
  {
    return x + x;
  }

  void ok(double x, float f, int i)
    //@ requires acc(d);
  {
    d = x * 2 + 1.5e3 - f / .5f % 3;
    d += i;
    d++;
    --d;
    i += 1.5;
    long l = 0;
    l = (int) d + (long) i;
    l = (long) x;
    byte b = (byte) f;
    char c = (char) d;
    assert b <= 127 && c >= 0 && l <= 9223372036854775807L;
    f = i;
    x = l;
    boolean less = x < f || x >= i || d != f || -x <= +x;
    double y = less ? 1 : f;
    double z = x;
    if (x == y) {
      assert z == y;
    }
    assert false; //~ assert:false
  }

  static void notANumber(double x) {
    assert x == x; //~ assert:false
  }

  static void notDistinct(double x) {
    assert x != x; //~ assert:false
  }

  static void unknown(double x) {
    assert 0.1 + 0.2 == 0.3; //~ assert:false
    assert 0.1 + 0.2 != 0.3;
    assert x < x + 1; //~ assert:false
  }

  static void divides(double x, float y) {
    double z = x / 0 + x % 0.0;
    float w = y / 0;
  }

  void elements(int i)
    //@ requires acc(samples) ** samples != null ** acc(samples[*]) ** 0 <= i < samples.length;
    //@ requires samples[i] > 0;
    //@ ensures acc(samples) ** samples != null ** acc(samples[*]);
  {
    float before = samples[i];
    assert before > 0;
    samples[i] *= 2;
    float[] fresh = new float[3];
    assert fresh[0] == 0f;
  }

  // The same computation has the same value.
  void stored(double x)
    //@ requires acc(d) ** x * x < 2;
    //@ ensures acc(d) ** d < 2;
  {
    d = x * x;
  }

  void wrongStored(double x)
    //@ requires acc(d) ** x * x < 2;
    //@ ensures acc(d) ** d < 2; //~ postcondition:false
  {
    d = x;
  }

  //@ pure boolean positive(double x) = 0 < x;

  static void overflow(long l) {
    double wide = l + 1; //~ arithmetic:overflow
    wide = l + 1.0;
  }

  static void one() {
    double a = 1;
    double b = 1.0;
    float c = 1;
    if (a == 1.0) {
      assert b == 1;
    }
    assert a == c;
  }
}
