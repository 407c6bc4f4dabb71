// Whatever a class that nobody reads is written in, what it extends or implements has no definitions that all its objects
// share.
class UnsupportedBelow {
  static class InTry {
    /*@ pure @*/ int v() {
      return 1;
    }
  }
  static class InSwitch extends InTry {
  }
  static class InLambda extends InTry {
  }
  static class InArgument extends InTry {
  }
  static class Generic<X> {
    /*@ pure @*/ int v() {
      return 1;
    }
  }
  static class Kept extends Generic<String> {
  }
  interface Of {
    /*@ pure @*/ default int v() {
      return 1;
    }
  }
  interface Referred extends Of {
    int run();
  }

  static Object resources(Object o) {
    try (java.io.StringReader r = null) { //~ W0003
      return new InTry() { //~ W0009
        int v() {
          return 2;
        }
      };
    }
  }

  static Object lambda() {
    Referred r = () -> { //~ W0009
      class Local extends InLambda {
        int v() {
          return 2;
        }
      }
      return new Local().v();
    };
    return r;
  }

  static int take(Object o) {
    return 1;
  }

  static int argument() {
    return take(new UnsupportedBelow.InArgument() { //~ W0009
      int v() {
        return 2;
      }
    });
  }

  static Object generic() {
    return new Generic<String>() { //~ W0009
      int v() {
        return 2;
      }
    };
  }

  static Object record() {
    record Pair(int a) implements Of { //~ W0009
      public int v() {
        return 2;
      }
    }
    return new Pair(1);
  }

  static int three() {
    return 3;
  }

  static Referred reference() {
    return UnsupportedBelow::three; //~ W0009
  }

  static void wrong(InTry a, InLambda b, InArgument c, Generic<String> d, Of e, Referred f)
    //@ requires a != null && b != null && c != null && d != null && e != null && f != null;
  {
    assert a.v() == 1; //~ assert:false
    assert b.v() == 1; //~ assert:false
    assert c.v() == 1; //~ assert:false
    assert d.v() == 1; //~ assert:false
    assert e.v() == 1; //~ assert:false
    assert f.v() == 1; //~ assert:false
  }

  static void ok(Kept k, InSwitch s)
    //@ requires k != null && s != null;
  {
    assert k.v() == 1;
    assert s.v() == 1;
    Generic<String> made = new Generic<String>();
    assert made.v() == 1;
  }
}
