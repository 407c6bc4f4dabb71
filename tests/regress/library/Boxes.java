class Boxes {
  static Integer okMake(int n)
    //@ ensures \result != null && \result == n;
  {
    return n;
  }

  static int okTake(Integer n)
    //@ requires n != null && n < 100;
    //@ ensures \result == n + 1;
  {
    return n + 1;
  }

  static int wrongTake(Integer n) {
    return n; //~ receiver:null
  }

  static void okCache() {
    Integer a = 127, b = 127;
    assert a == b;
    Long c = 5L;
    long d = c;
    assert d == 5;
  }

  static void wrongCache() {
    Integer a = 128, b = 128;
    assert a.equals(b) && a.intValue() == b;
    assert a == b; //~ assert:false
  }

  static void wrongDiffers() {
    Integer a = 128, b = 128;
    assert a != b; //~ assert:false
  }

  static void okSame(Object o) {
    Integer a = 1000;
    Integer b = a;
    assert a == b;
    o = a;
    assert b.equals(a);
  }

  static void f(long n) {}
  static void f(Integer n) //@ requires false;
 {}
  static void overloads() { int n = 3; f(n); }
  static boolean okBool(Boolean b)
   //@ requires b != null;
   //@ ensures \result == !b;
  { if (b) { return false; } return !b; }
  static int sw(Character c) 
   //@ requires c != null;
   {
    switch (c) { case 'a': return 1; default: return 0; }
  }
  static void cond(boolean x, Integer y)
   //@ requires y != null;
  {
     int z = x ? 1 : y;
     Integer w = x ? 1 : y;
     Object o = 5;
     Object p = (Integer) 5;
     assert p == o;
     int q = (int) y;
     long r = (long) y;
     Byte s = 5;
     char[] cs = new char[3];
     Integer i = 2;
     cs[i] = 'x';
     String t = "a" + y;
     assert t.equals("a" + y.intValue());
  }
  static <T> T id(T x) 
    //@ ensures \result == x;
  { return x; }
  static void generic() {
     int x = id(7);
     assert x == 7;
     Integer y = id(700);
     assert y == 700;
     x += y;
     assert x == 707;
  }
}
