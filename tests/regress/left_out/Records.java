// Of a record no more than the name is known: what mentions it is left out, and everything else is verified.
class Records {
  interface Sized {
    /*@ pure @*/ default int size() {
      return 1;
    }

    //@ ensures result >= 0;
    int count();
  }

  static class Kept implements Sized {
    //@ ensures result == 3;
    public int count() {
      return 3;
    }
  }

  static class Inner {
    /*@ pure @*/ int one() {
      return 1;
    }
  }

  record Pair(int a, int b) implements Sized { //~ W0009
    static final int MOST = 3;

    static class Inner {
      /*@ pure @*/ int one() {
        return 2;
      }
    }

    public int size() {
      return 2;
    }

    public int count() {
      return new Object() {
        int twice() {
          return new StringBuilder("a").length();
        }
      }.twice();
    }

    static int sum() {
      return 1;
    }
  }

  // The members of the record are nobody else's.
  static int sum() {
    return 4;
  }

  static class Holder {
    Pair pair;
    int n;

    //@ predicate valid() = acc(n);
    //@ predicate whole() = acc(pair);

    Pair get() {
      return pair;
    }

    void set(Pair p) {
      n = 1;
    }

    void wrong() {
      n = 1; //~ write:permission
    }

    void ok()
      //@ requires valid();
      //@ ensures valid();
    {
      n = 2;
    }
  }

  static void leftOut(Object o) {
    Pair p = new Pair(1, 2);
    assert p.a() == 2;
    int n = Pair.MOST + Pair.sum();
    if (o instanceof Pair q && q.a() > 0) n = 1;
    Pair.Inner inner = new Pair.Inner();
    assert inner.one() == 3;
    assert false;
  }

  static void named() {
    Inner inner = new Inner();
    assert inner.one() == 1;
    int n = sum();
    assert n == 4; //~ assert:false
  }

  // It may be a pair.
  static void wrong(Sized s)
    //@ requires s != null;
  {
    assert s.size() == 1; //~ assert:false
  }

  static void ok(Sized s)
    //@ requires s != null;
  {
    int n = s.count();
    assert n >= 0;
    Kept kept = new Kept();
    assert kept.size() == 1;
  }
}
