// Where initialisers may run what nobody reads, no static final field is relied on: a body that is left out, or what
// overrides a method in an anonymous class.
class Start {
  interface Run {
    int run();
  }

  static class ByBody {
    static final int X = make();
    static final Object C = new Object();

    static int make() {
      Run r = () -> { //~ W0009
        use();
        return 1;
      };
      return r.run();
    }

    static void use() {
      assert C != null;
    }
  }

  static class ByOverriding {
    static final int Y = new Below().f();
    static final Object D = new Object();

    static void use() {
      assert D != null;
    }
  }

  static class Below {
    int f() {
      return 1;
    }
  }

  static Object hidden() {
    return new Below() { //~ W0009
      int f() {
        ByOverriding.use();
        return 2;
      }
    };
  }

  static void wrong() {
    int n = 1;
    assert n == 2; //~ assert:false
  }

  public static void main(String[] args) {
    assert false;
  }
}
