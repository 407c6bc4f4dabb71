class FloatConstants {
  static void test() {
    assert Double.POSITIVE_INFINITY > Double.MAX_VALUE && Double.NEGATIVE_INFINITY == -Double.POSITIVE_INFINITY;
    assert Float.POSITIVE_INFINITY > Float.MAX_VALUE && Float.NEGATIVE_INFINITY == -Float.POSITIVE_INFINITY;
    assert Double.NaN != Double.NaN && Float.NaN != Float.NaN;
    assert 0 < Double.MIN_VALUE && 0 < Float.MIN_VALUE && Double.MIN_VALUE < Float.MIN_VALUE;
    assert Float.MAX_VALUE < Double.MAX_VALUE;
    double none = Double.NaN;
    assert none == Double.NaN; //~ assert:false
  }

  static void infinite() {
    assert Double.POSITIVE_INFINITY == Double.MAX_VALUE; //~ assert:false
  }

  static void least() {
    assert Float.MIN_VALUE == 0; //~ assert:false
  }
}
