// Which method is called (JLS 15.12.2.2 to 15.12.2.5): as they are written, then with boxes, then as an array.
class Phases {
  /*@ pure @*/ static int f(int a) { return 1; }
  /*@ pure @*/ static int f(Object a) { return 2; }
  /*@ pure @*/ static int f(int... a) { return 3; }
  /*@ pure @*/ static int f(long a, long b) { return 4; }

  /*@ pure @*/ static int g(Object... a) { return 1; }
  /*@ pure @*/ static int g(String... a) { return 2; }
  /*@ pure @*/ static int g(String a, Object... b) { return 3; }

  /*@ pure @*/ static int h(long... a) { return 1; }
  /*@ pure @*/ static int h(int... a) { return 2; }
  /*@ pure @*/ static int h(Integer a, int... b) { return 3; }

  static void ok(int[] a, Integer box, String[] texts) {
    int n = f(1);
    assert n == 1;
    n = f(box);
    assert n == 2;
    n = f('c');
    assert n == 1;
    n = f(1L);
    assert n == 2;
    n = f(1, 2);
    assert n == 4;
    n = f(1, 2, 3);
    assert n == 3;
    n = f();
    assert n == 3;
    n = f(a);
    assert n == 3;
    n = f((Object) a);
    assert n == 2;
  }

  static void okSpecific(String[] texts, Object[] objects, short s) {
    int n = g();
    assert n == 2;
    n = g(texts);
    assert n == 2;
    n = g(objects);
    assert n == 1;
    n = g(1);
    assert n == 1;
    n = h();
    assert n == 2;
    n = h(s, s);
    assert n == 2;
    n = h(1L, 2);
    assert n == 1;
  }

  static void wrong() {
    int n = f(1, 2);
    assert n == 3; //~ assert:false
  }
}
