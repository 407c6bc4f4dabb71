// The most specific method is told with the types that the parameters have for the receiver (JLS 15.12.2.5).
class Of<X> {
  int m(X x)
    //@ ensures result == 1;
  {
    return 1;
  }

  int m(CharSequence x)
    //@ ensures result == 2;
  {
    return 2;
  }

  <T> int g(T x, Of<T> y)
    //@ ensures result == 1;
  {
    return 1;
  }

  int g(Object x, Object y)
    //@ ensures result == 2;
  {
    return 2;
  }

  int n(long a, int b)
    //@ ensures result == 1;
  {
    return 1;
  }

  int n(double a, double b)
    //@ ensures result == 2;
  {
    return 2;
  }
}

interface CharSequence {}

final class Text implements CharSequence {}

class Choose {
  static void ok(Of<Text> o, Of<Object> any, Text t)
    //@ requires o != null && any != null;
  {
    int r = o.m(t);
    assert r == 1;
    r = any.m(t);
    assert r == 2;
    r = o.g(t, o);
    assert r == 1;
    r = o.g(o, t);
    assert r == 2;
    r = o.n(1, 2);
    assert r == 1;
    r = o.n('c', 2L);
    assert r == 2;
  }

  static void wrong(Of<Text> o, Text t)
    //@ requires o != null;
  {
    int r = o.m(t);
    assert r == 2; //~ assert:false
  }

  static void wrongGeneric(Of<Text> o, Text t)
    //@ requires o != null;
  {
    int r = o.g(t, o);
    assert r == 2; //~ assert:false
  }
}

// For these type arguments the method that is overridden by erasure is the more specific one, to javac.
class Shape {}

class Round extends Shape {}

class Maker<X> {
  Shape make(X x) { return new Shape(); }
}

class RoundMaker<Z> extends Maker<Z> {
  Round make(Object x) { return new Round(); }

  static int f(Shape s)
    //@ ensures result == 1;
  {
    return 1;
  }

  static int f(Round s)
    //@ ensures result == 2;
  {
    return 2;
  }

  static void ok() {
    int r = f(new RoundMaker<Text>().make(new Text()));
    assert r == 1;
    r = f(new RoundMaker<Text>().make(new Object()));
    assert r == 2;
  }

  static void wrong() {
    int r = f(new RoundMaker<Text>().make(new Text()));
    assert r == 2; //~ assert:false
  }
}
