class Fractions {
  float[] parts = {1.5f};

  static int notNumber(float f)
    //@ ensures \result != 3;
  {
    return f != f ? 3 : 2;
  }

  static int notDouble(double d)
    //@ ensures \result != 3;
  {
    return d != d ? 3 : 2;
  }

  static int boxed(Double x)
    //@ ensures \result != 3;
  {
    return x != null ? 3 : 2;
  }

  static int shifted(int a)
    //@ ensures (a >>> 28) != 15;
  {
    return a;
  }
}
