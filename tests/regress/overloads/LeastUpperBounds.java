interface I { }
interface J { }
class A { }
class A1 extends A implements I, J { }
class A2 extends A implements J, I { }
class G<T> { }
class E1 extends RuntimeException implements I { }
class E2 extends RuntimeException implements I { }
class LeastUpperBounds {
  static int f(Object o)
    //@ ensures result == 1;
  { return 1; }
  static int f(I o)
    //@ ensures result == 2;
  { return 2; }
  static int g(Object o)
    //@ ensures result == 1;
  { return 1; }
  static int g(A o)
    //@ ensures result == 2;
  { return 2; }
  static int h(Object o)
    //@ ensures result == 1;
  { return 1; }
  static int h(G<? extends A> o)
    //@ ensures result == 2;
  { return 2; }
  static int h2(Object o)
    //@ ensures result == 1;
  { return 1; }
  static int h2(G<? extends I> o)
    //@ ensures result == 2;
  { return 2; }
  static <X> X pick(X a, X b)
    //@ ensures result == a;
  { return a; }
  static void test(boolean b, A1 a1, A2 a2, int k, G<A1> g1, G<A2> g2) {
    int r = f(b ? a1 : a2);
    assert r == 2;
    var v = b ? a1 : a2;
    r = f(v);
    assert r == 2;
    r = g(v);
    assert r == 2;
    r = f(switch (k) { case 1 -> a1; default -> a2; });
    assert r == 2;
    var w = switch (k) { case 1 -> a1; default -> a2; };
    r = f(w) * 10 + g(w);
    assert r == 22;
    r = f(pick(a1, a2));
    assert r == 2;
    var p = pick(a1, a2);
    r = f(p) * 10 + g(p);
    assert r == 22;
    r = h(b ? g1 : g2);
    assert r == 2;
    var gg = b ? g1 : g2;
    r = h(gg) * 10 + h2(gg);
    assert r == 22;
    r = f((b ? a1 : a2));
    assert r == 2;
    I i = b ? a1 : a2;
    A a = b ? a1 : a2;
    r = f(i) * 10 + f(a);
    assert r == 21;
    I[] arr = {b ? a1 : a2, a1};
    r = f(b ? (A) a1 : a2);
    assert r == 1;
    try {
      if (b) throw new E1();
      throw new E2();
    } catch (E1 | E2 e) {
      r = f(e);
      assert r == 2;
    }
  }
  static void wrong(boolean b, A1 a1, A2 a2) {
    int r = f(b ? a1 : a2);
    assert r == 1; //~ assert:false
    var v = b ? a1 : a2;
    r = f(v);
    assert r == 1; //~ assert:false
    r = f(pick(a1, a2));
    assert r == 1; //~ assert:false
  }
  public static void main(String[] args) {
    test(true, new A1(), new A2(), 1, new G<>(), new G<>());
  }
}
