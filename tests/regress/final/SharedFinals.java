// Definitions that read final fields are made once for all members: the fields stay those of their class, and of
// their object.
class A {
  static class X {
    final int v = 1;

    /*@ pure @*/ int get()
      //@ ensures \result == v;
    {
      return v;
    }
  }
}

class B {
  static class X {
    final int v = 2;

    /*@ pure @*/ int get()
      //@ ensures \result == v;
    {
      return v;
    }
  }
}

class C {
  final int k;
  int m;
  static final int S = 7;

  C(int a)
    //@ requires a > 0;
    //@ ensures k == a && acc(m) ** m == 0 && twice() == 2L * a;
  {
    k = a;
  }

  /*@ pure @*/ long twice()
    //@ ensures \result == 2L * k;
  {
    return 2L * k;
  }

  /*@ pure @*/ int s() {
    return S;
  }

  /*@ pure @*/ int sum()
    //@ requires acc(m) ** m < 1000 && m > -1000 && k < 1000 && k > -1000;
  {
    return m + k;
  }
}

class SharedFinals {
  public static void main(String[] args) {
    A.X a = new A.X(); B.X b = new B.X();
    int p = a.get(), q = b.get();
    assert p == 1; assert q == 2;
    C c = new C(5), d = new C(6);
    long t = c.twice(), u = d.twice();
    assert t == 10 && u == 12;
    c.m = 3;
    int w = c.sum();
    assert w == 8;
    int z = d.s(); assert z == 7;
  }

  static void ofTwoClasses() {
    A.X a = new A.X();
    B.X b = new B.X();
    int p = a.get(), q = b.get();
    assert p == q; //~ assert:false
  }

  static void ofTwoObjects(C c, C d)
    //@ requires c != null ** d != null;
  {
    long t = c.twice(), u = d.twice();
    assert t == u; //~ assert:false
  }

  static void besideAField(C c)
    //@ requires c != null ** acc(c.m) ** c.m == 1 && c.k == 2;
  {
    int before = c.sum();
    c.m = 2;
    int after = c.sum();
    assert before == after; //~ assert:false
  }
}
