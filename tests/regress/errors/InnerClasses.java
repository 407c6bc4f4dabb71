class Outer {
  int x;
  final int y;
  final Inner inner;

  class Inner {
    int z = y;

    class Deep extends Other.Part { //~ W0009
    }

    static class Still {
      int x() {
        return x; //~ W0010
      }
    }
  }

  class Below extends Inner {
  }

  static class Nested {
    void m() {
      new Inner(); //~ W0010
      Outer.this.x = 1; //~ W0010
    }
  }

  Outer() {
    inner = new Inner(); //~ W0015
    y = 1;
  }

  Outer(int x) {
    y = 1;
    inner = new Below(); //~ W0015
  }

  static void m(Outer outer, Other other) {
    new Inner(); //~ W0010
    Outer.Inner right = outer.new Inner();
    Outer.Inner wrong = other.new Inner(); //~ W0004
    outer.new Nested(); //~ W0004
  }
}

class Other {
  class Part {
    Other whole() {
      return Other.this;
    }
  }
}

class Client {
  void m() {
    new Outer.Inner(); //~ W0010
  }
}

class Base {
  Base() {
    new In();
  }

  class In {
    In() {
      go();
    }
  }

  void go() {
  }
}

class Sub extends Base {
  final int x; //~ W0015

  Sub() {
    x = 1;
  }

  void go() {
    assert x == 1;
  }
}

// What looks around may be two steps away.
class Far {
  final int x;

  Far() {
    new In().make(); //~ W0015
    x = 1;
  }

  class In {
    void make() {
      new Deep();
    }
  }

  class Deep {
    int y = x;
  }
}

class Early {
  In in = new In(); //~ W0015
  final int x;

  Early() {
    x = 1;
  }

  class In {
    //@ predicate known() = x == 1;
  }
}
