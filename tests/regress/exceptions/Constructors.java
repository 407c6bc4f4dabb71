// A constructor that throws makes no object: what it was given is lost, but for what its clauses say.
class Constructors {
  int x;

  //@ requires n != 5;
  //@ ensures acc(x) && x == n && n >= 0;
  //@ signals (IllegalArgumentException e) n < 0;
  Constructors(int n) {
    if (n < 0) throw new IllegalArgumentException();
    x = n;
  }

  Constructors(boolean b)
    //@ ensures acc(x);
  {
    if (b) throw new IllegalArgumentException(); //~ exception:uncaught
  }

  static Constructors okMake(int n)
    //@ requires n != 5;
    //@ ensures \result == null ? n < 0 : acc(\result.x) && \result.x == n;
  {
    Constructors c = null;
    try {
      c = new Constructors(n);
    } catch (IllegalArgumentException e) {
      assert c == null;
    }
    return c;
  }

  static Constructors wrongMake(int n)
    //@ requires n != 5;
    //@ ensures \result != null; //~ postcondition:false
  {
    Constructors c = null;
    try {
      c = new Constructors(n);
    } catch (IllegalArgumentException e) {
    }
    return c;
  }

  static void wrongUncaught(int n)
    //@ requires n != 5;
  {
    Constructors c = new Constructors(n); //~ exception:uncaught
  }

  static void wrongPrecondition(int n) {
    try {
      Constructors c = new Constructors(n); //~ precondition:false
    } catch (IllegalArgumentException e) {
    }
  }

  // --- initial values

  static int count;

  //@ requires acc(Constructors.count);
  //@ ensures acc(Constructors.count) && \result == n;
  //@ signals (IllegalStateException e) acc(Constructors.count) && n == 3;
  static native int checked(int n);
}

class Initial {
  int x = Constructors.checked(3), y = 1;

  //@ requires acc(Constructors.count);
  //@ ensures acc(Constructors.count) && acc(x) && x == 3;
  //@ signals (IllegalStateException e) acc(Constructors.count) && acc(y) && y == 0;
  Initial() {
  }

  Initial(int n)
    //@ requires acc(Constructors.count);
    //@ ensures acc(Constructors.count) && acc(x) && x == 3;
    //@ signals (IllegalStateException e) acc(Constructors.count) && acc(y) && y == 1; //~ postcondition:false
  {
  }
}

// Without a constructor there is nobody to say that it may throw.
class Implicit {
  int x = thrown(3); //~ exception:uncaught

  //@ ensures \result == n;
  //@ signals (IllegalStateException e) true;
  static native int thrown(int n);

  static void caught() {
    try {
      Implicit i = new Implicit();
      assert i.x == 3;
    } catch (IllegalStateException e) {
    }
  }
}

class Holder {
  Constructors c;

  //@ requires n != 5;
  //@ ensures acc(c) && acc(c.x) && c.x == n;
  //@ signals (IllegalArgumentException e) n < 0;
  Holder(int n) {
    c = new Constructors(n);
  }

  //@ requires n != 5;
  //@ ensures acc(c) && acc(c.x) && c.x == n;
  //@ signals (IllegalArgumentException e) acc(c) && c == null; //~ postcondition:false
  Holder(int n, boolean early) {
    c = new Constructors(1);
    c = new Constructors(n);
  }
}

class Failing extends RuntimeException {
  int code;

  //@ ensures acc(this.code) && this.code == code;
  Failing(int code) {
    this.code = code;
  }
}

class Coded {
  void ok(int n)
    //@ signals (Failing e) acc(e.code) && e.code == n;
  {
    if (n > 0) throw new Failing(n);
  }

  void wrong(int n)
    //@ signals (Failing e) acc(e.code) && e.code == 1; //~ postcondition:false
  {
    if (n > 0) throw new Failing(n);
  }

  int okCaught(int n)
    //@ ensures \result == n || \result == 0;
  {
    try {
      ok(n);
    } catch (Failing e) {
      return e.code;
    }
    return 0;
  }

  int wrongCaught(int n)
    //@ ensures \result == 0; //~ postcondition:false
  {
    try {
      ok(n);
    } catch (Failing e) {
      return e.code;
    }
    return 0;
  }

  int wrongPermission(RuntimeException given)
    //@ requires given != null;
  {
    try {
      throw given;
    } catch (Failing e) {
      return e.code; //~ read:permission
    } catch (RuntimeException e) {
      return 0;
    }
  }
}

// --- what runs without being called

class Initialised {
  //@ signals (IllegalStateException e) n == 3;
  static void fail(int n) {
    if (n == 3) throw new IllegalStateException();
  }

  static {
    fail(2);
    fail(3); //~ exception:uncaught
  }
}

class Failed {
  //@ signals (IllegalStateException e) true;
  Failed() {
    throw new IllegalStateException();
  }
}

class Below extends Failed {
}

class WithInitialiser extends Failed { //~ exception:uncaught
  int x = given();

  //@ ensures true;
  static native int given();
}

class MakesBelow {
  void ok() {
    try {
      Below b = new Below();
    } catch (IllegalStateException e) {
    }
  }

  void wrong() {
    Below b = new Below(); //~ exception:uncaught
  }
}
