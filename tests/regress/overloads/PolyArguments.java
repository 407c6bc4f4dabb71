interface IofPoly { }
class PofPoly { }
class QofPoly extends PofPoly implements IofPoly { }
class Holder<T> {
  T value;
}
class TofPoly {
  static <X> X nul()
    //@ ensures result == null;
  { return null; }
  static <X extends PofPoly> X low()
    //@ ensures result == null;
  { return null; }
  static <X> X pick(X a, X b)
    //@ ensures result == a;
  { return a; }
  static <X> X id(X a)
    //@ ensures result == a;
  { return a; }
  static <X> Holder<X> box(X a) { return new Holder<>(); }
}
class PolyArguments {
  static int f(Object o)
    //@ ensures result == 1;
  { return 1; }
  static int f(String o)
    //@ ensures result == 2;
  { return 2; }
  static int g(Object o)
    //@ ensures result == 1;
  { return 1; }
  static int g(IofPoly o)
    //@ ensures result == 2;
  { return 2; }
  static int h(Object o)
    //@ ensures result == 1;
  { return 1; }
  static int h(Holder<PofPoly> o)
    //@ ensures result == 2;
  { return 2; }
  static int k(Object o)
    //@ ensures result == 1;
  { return 1; }
  static int k(QofPoly o)
    //@ ensures result == 2;
  { return 2; }
  static void wrong() {
    int r = f(TofPoly.nul());
    assert r == 1; //~ assert:false
    r = f(TofPoly.pick(null, null));
    assert r == 1; //~ assert:false
    r = f((Object) TofPoly.nul());
    assert r == 2; //~ assert:false
  }
  public static void main(String[] args) {
    int r = f(TofPoly.nul());
    assert r == 2;
    r = f(TofPoly.<Object>nul());
    assert r == 1;
    r = f((Object) TofPoly.nul());
    assert r == 1;
    r = f(TofPoly.pick(null, null));
    assert r == 2;
    r = f(TofPoly.pick("a", "b"));
    assert r == 2;
    r = f(TofPoly.pick("a", new PofPoly()));
    assert r == 1;
    r = f(TofPoly.id("a"));
    assert r == 2;
    r = f(TofPoly.id(TofPoly.nul()));
    assert r == 2;
    r = f(args == null ? TofPoly.nul() : "a");
    assert r == 2;
    r = g(TofPoly.pick(new QofPoly(), new QofPoly()));
    assert r == 2;
    r = g(TofPoly.nul());
    assert r == 2;
    r = k(TofPoly.low());
    assert r == 2;
    var v = TofPoly.nul();
    r = f(v);
    assert r == 1;
    String s = TofPoly.nul();
    r = f(s);
    assert r == 2;
    String u = TofPoly.pick(TofPoly.nul(), "x");
    r = f(u);
    assert r == 2;
    r = k(TofPoly.pick(new QofPoly(), TofPoly.nul()));
    assert r == 2;
    r = f(switch (r) { case 2 -> TofPoly.nul(); default -> "a"; });
    assert r == 2;
  }
}
