// What initialises a class must not meet code that reads a final static field which has no value yet.
class Direct {
  static final int A = read() + 1; //~ W0015

  static int read()
    //@ ensures \result == A;
  {
    return A;
  }
}

class Harmless {
  static final int A = one(), B = sum();
  static final Harmless only = new Harmless();
  int x = B;

  static int one() {
    return 1;
  }

  static int sum() {
    return A + one();
  }
}

class Constructed {
  static final Constructed only = new Constructed(); //~ W0015
  static final int limit = one();
  int x;

  Constructed() {
    x = limit;
  }

  static int one() {
    return 1;
  }
}

class Initialised {
  static final Initialised only = new Initialised(); //~ W0015
  int x = only == null ? 1 : 2;
}

// A class that is used is initialised, and may use this one.
class Left {
  static final int x = Right.y + 1; //~ W0015
}

class Right {
  static final int y = Left.x + 1; //~ W0015
}

class Chain {
  static final int x = End.y + 1;
}

class End {
  static final int y = one();

  static int one() {
    return 1;
  }
}

class ByContract {
  static final int x;

  static { //~ W0015
    x = one();
  }

  //@ ensures \result <= x;
  native static int one();
}

class ByPredicate {
  static final int x;
  static ByPredicate some;
  int count;

  //@ predicate valid() = acc(count) ** count == x;

  static { //~ W0015
    some = new ByPredicate();
    //@ close some.valid();
    x = 5;
  }
}

class Overriding {
  static final int x = new Base().get(); //~ W0015
  static final int z = Base.staticGet();
}

class Base {
  int get() {
    return 1;
  }

  static int staticGet() {
    return 1;
  }
}

class Derived {
  int get() {
    return Overriding.x;
  }

  static int staticGet() {
    return Overriding.z;
  }
}
