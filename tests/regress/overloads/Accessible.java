// Only what code may name where the call stands is a candidate (JLS 15.12.2.1).
class Hidden {
  private int f(String s)
    //@ ensures result == 1;
  {
    return 1;
  }

  int f(Object s)
    //@ ensures result == 2;
  {
    return 2;
  }

  private static int g(String s)
    //@ ensures result == 1;
  {
    return 1;
  }

  static int g(Object s)
    //@ ensures result == 2;
  {
    return 2;
  }

  int inside() {
    int r = f("x");
    assert r == 1;
    int q = g("x");
    assert q == 1;
    return r;
  }

  void wrongInside() {
    int r = f("x");
    assert r == 2; //~ assert:false
  }

  static class Nested {
    void ok(Hidden h)
      //@ requires h != null;
    {
      int r = h.f("x");
      assert r == 1;
    }
  }
}

class Seen extends Hidden {
  void ok() {
    int r = f("x");
    assert r == 2;
    r = super.f("x");
    assert r == 2;
    r = g("x");
    assert r == 2;
  }

  void wrong() {
    int r = super.f("x");
    assert r == 1; //~ assert:false
  }
}

class Client {
  static void ok(Hidden a)
    //@ requires a != null;
  {
    int r = a.f("x");
    assert r == 2;
    r = Hidden.g("x");
    assert r == 2;
  }

  static void wrong(Hidden a)
    //@ requires a != null;
  {
    int r = a.f("x");
    assert r == 1; //~ assert:false
  }

  static void wrongStatic() {
    int r = Hidden.g("x");
    assert r == 1; //~ assert:false
  }

  static <T extends Hidden> void okOfVariable(T a)
    //@ requires a != null;
  {
    int r = a.f("x");
    assert r == 2;
  }
}

class Made {
  final int kind;

  private Made(String s)
    //@ ensures kind == 1;
  {
    kind = 1;
  }

  Made(Object s)
    //@ ensures kind == 2;
  {
    kind = 2;
  }

  Made(String s, int i)
    //@ ensures kind == 1;
  {
    this(s);
  }

  static void okInside() {
    Made m = new Made("x");
    assert m.kind == 1;
  }
}

class MadeBelow extends Made {
  MadeBelow()
    //@ ensures kind == 2;
  {
    super("x");
  }
}

class MadeElsewhere extends Made {
  MadeElsewhere() {
    super("x");
    assert kind == 1; //~ assert:false
  }

  static void ok() {
    Made m = new Made("x");
    assert m.kind == 2;
  }

  static void wrong() {
    Made m = new Made("x");
    assert m.kind == 1; //~ assert:false
  }
}

// What is private is known in all of the class at the top level, and yet not inherited.
class Top {
  static class A {
    private int f(String s)
      //@ ensures result == 1;
    {
      return 1;
    }

    int f(Object s)
      //@ ensures result == 2;
    {
      return 2;
    }
  }

  static class B extends A {}

  static void ok(A a, B b)
    //@ requires a != null && b != null;
  {
    int r = a.f("x");
    assert r == 1;
    r = b.f("x");
    assert r == 2;
    r = ((A) b).f("x");
    assert r == 1;
  }

  static void wrong(B b)
    //@ requires b != null;
  {
    int r = b.f("x");
    assert r == 1; //~ assert:false
  }
}
