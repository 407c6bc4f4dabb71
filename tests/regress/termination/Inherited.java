// Recursions that only a subclass closes, through methods that it inherits.
abstract class ByAbstract {
  /*@ pure @*/ int f() {
    return g();
  }

  /*@ pure @*/ abstract int g();
}

class WrongByAbstract extends ByAbstract {
  /*@ pure @*/ int g() {
    return f(); //~ termination:not-decreasing
  }
}

class OkByAbstract extends ByAbstract {
  /*@ pure @*/ int g() {
    return h();
  }

  /*@ pure @*/ int h() {
    return 1;
  }
}

class Concrete {
  /*@ pure @*/ int g() {
    return 0;
  }

  // For the classes below, of which each has another `g`, it is verified again.
  /*@ pure @*/ int f() {
    return g(); //~ termination:not-decreasing //~ termination:not-decreasing
  }
}

class WrongConcrete extends Concrete {
  /*@ pure @*/ int g() {
    return f();
  }
}

class OkConcrete extends Concrete {
  /*@ pure @*/ int g() {
    return super.g() + 1;
  }
}

class WrongFurther extends OkConcrete {
  /*@ pure @*/ int g() {
    return super.f(); //~ termination:not-decreasing
  }
}

interface ByDefault {
  /*@ pure @*/ default int f() {
    return g();
  }

  /*@ pure @*/ int g();
}

class WrongByDefault implements ByDefault {
  /*@ pure @*/ public int g() {
    return f(); //~ termination:not-decreasing
  }
}

class OkByDefault implements ByDefault {
  /*@ pure @*/ public int g() {
    return 2;
  }
}

// Each call of `f` has less.
abstract class Counting {
  //@ decreases n;
  /*@ pure @*/ int f(int n) {
    return n <= 0 ? 0 : g(n - 1);
  }

  //@ decreases n;
  /*@ pure @*/ abstract int g(int n);
}

class OkCounting extends Counting {
  //@ decreases n;
  /*@ pure @*/ int g(int n) {
    return n <= 0 ? 0 : f(n - 1);
  }
}

class WrongCounting extends Counting {
  //@ decreases n;
  /*@ pure @*/ int g(int n) {
    return n <= 0 ? 0 : f(n); //~ termination:not-decreasing
  }
}
