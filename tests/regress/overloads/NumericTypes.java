class NumericTypes {
  static final char KC = 'x';
  static final int K70 = 70000, K66 = 66;
  static final byte KB = 1;
  final int inst = 66;
  static int f(char c)
    //@ ensures result == 1;
  { return 1; }
  static int f(int i)
    //@ ensures result == 2;
  { return 2; }
  static int f(short i)
    //@ ensures result == 3;
  { return 3; }
  static int f(byte i)
    //@ ensures result == 4;
  { return 4; }
  static int f(long i)
    //@ ensures result == 5;
  { return 5; }
  static int g(char c)
    //@ ensures result == 1;
  { return 1; }
  static int g(int i)
    //@ ensures result == 2;
  { return 2; }
  static void m(char c, byte b, short s, int i, boolean t, int k)
    //@ requires c == 'a' && b == 1 && s == 2 && i == 3 && t && k == 3;
  {
    int r = f(t ? c : (byte) 1);
    assert r == 2;
    r = f(t ? c : 66);
    assert r == 1;
    r = f(t ? c : K70);
    assert r == 2;
    r = f(t ? c : K66);
    assert r == 1;
    r = f(t ? c : KC);
    assert r == 1;
    r = f(t ? s : KC);
    assert r == 2;
    r = f(t ? b : s);
    assert r == 3;
    r = f(t ? b : 100);
    assert r == 4;
    r = f(t ? b : 1000);
    assert r == 2;
    r = f(t ? s : KB);
    assert r == 3;
    r = f(t ? c : 66L);
    assert r == 5;
    r = f(t ? c : i);
    assert r == 2;
    final int loc = 66;
    r = f(t ? c : loc);
    assert r == 1;
    r = f(t ? c : NumericTypes.K66);
    assert r == 1;
    r = f(t ? (c) : (65 + 1));
    assert r == 1;
    r = f(t ? c : (int) 'c');
    assert r == 1;
    r = f(t ? c : 2147483647 + 2147483647 + 68);
    assert r == 1;
    r = g(switch (k) { case 3 -> c; default -> 66; });
    assert r == 2;
    r = g((switch (k) { case 3 -> c; default -> c; }));
    assert r == 1;
    String x = "" + switch (k) { case 3 -> c; default -> 66; };
    assert x.equals("a");
    x = "" + (t ? c : 66);
    assert x.equals("a");
    x = "" + (t ? c : K70);
    assert x.equals("97");
    x = "" + (char) (c + 1);
    x = "" + c++;
    assert x.equals("a");
    x = "" + (c += 1);
    assert x.equals("c");
    x = "" + (c + 1);
    assert x.equals("100");
    x = "" + +c;
    assert x.equals("99");
    x = "" + (c = 'z');
    assert x.equals("z");
    var v = t ? c : 66;
    r = f(v);
    assert r == 1;
    r = f(c << 1L);
    assert r == 2;
    r = f(b & b);
    assert r == 2;
    byte nb = switch (k) { case 3 -> 5; default -> 6; };
    r = f(nb);
    assert r == 4;
  }
  static void wrong(char c, boolean t, int k)
    //@ requires c == 'a' && t && k == 3;
  {
    int r = f(t ? c : (byte) 1);
    assert r == 1; //~ assert:false [changed]
    r = g(switch (k) { case 3 -> c; default -> 66; });
    assert r == 1; //~ assert:false [changed]
    String x = "" + (t ? c : K70);
    assert x.equals("a"); //~ assert:false [changed]
  }

  int wrong(char c)
    //@ ensures result == 1; //~ postcondition:false [unknown-value]
  {
    return f(c == 'a' ? c : this.inst);
  }

  int n(char c)
    //@ ensures result == 12;
  {
    int q = f(c == 'a' ? c : this.inst);
    int p = f(c == 'a' ? c : inst);
    return p * 10 + q;
  }
  public static void main(String[] args) {
    m('a', (byte) 1, (short) 2, 3, true, 3);
    int z = new NumericTypes().n('b');
    assert z == 12;
  }
}
