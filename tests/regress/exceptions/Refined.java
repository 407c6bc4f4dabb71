//: --overflow=unbounded
// What overriding methods may let out, beside Overrides.java.
interface Reader {
  //@ predicate ready();

  //@ requires ready();
  //@ ensures ready() && \result >= -1;
  //@ signals (IllegalStateException e) ready(); //~ postcondition:predicate
  int read();
}

final class Counter implements Reader {
  int left;

  //@ predicate ready() = acc(left) ** left >= 0;

  //@ ensures ready();
  Counter() {
  }

  public int read() {
    if (left == 7) throw new IllegalStateException();
    if (left == 0) return -1;
    left--;
    return left;
  }
}

// Reported at the clause, which it has from the interface.
final class WrongLeft implements Reader {
  int left;

  //@ predicate ready() = acc(left) ** left >= 0;

  public int read() {
    left--;
    if (left == 7) throw new IllegalStateException();
    if (left < 0) throw new IllegalStateException();
    return left;
  }
}

final class WrongOther implements Reader {
  int left;

  //@ predicate ready() = acc(left) ** left >= 0;

  public int read() {
    if (left == 7) throw new IllegalArgumentException(); //~ exception:uncaught
    return left;
  }
}

// It says more of its exceptions: another class, and a condition.
final class Strict implements Reader {
  int left;

  //@ predicate ready() = acc(left) ** left >= 0;

  //@ requires ready();
  //@ ensures ready() && \result == 0;
  //@ signals (Ended e) ready() && acc(e.at) && e.at == 3;
  public int read() {
    Ended e = new Ended();
    e.at = 3;
    throw e;
  }
}

class Ended extends IllegalStateException {
  int at;
}

final class WrongAdds implements Reader {
  int left;

  //@ predicate ready() = acc(left) ** left >= 0;

  //@ requires ready();
  //@ ensures ready() && \result == 0;
  //@ signals (IllegalStateException e) ready();
  //@ signals (IllegalArgumentException e) ready();
  public int read() { //~ override:uncaught
    throw new IllegalArgumentException();
  }
}

final class WrongLoses implements Reader {
  int left;

  //@ predicate ready() = acc(left) ** left >= 0;

  //@ requires ready();
  //@ ensures ready() && \result == 0;
  //@ signals (IllegalStateException e) acc(left) && left < 0;
  public int read() { //~ override:predicate
    left = -1;
    throw new IllegalStateException();
  }
}

class Client {
  static int okRead(Reader r)
    //@ requires r.ready();
    //@ ensures r.ready() && \result >= -2;
  {
    try {
      return r.read();
    } catch (IllegalStateException e) {
      return -2;
    }
  }

  static int wrongRead(Reader r)
    //@ requires r.ready();
    //@ ensures r.ready();
  {
    try {
      return r.read(); //~ exception:uncaught
    } catch (Ended e) {
      return -2;
    }
  }

  static int okKnown(Strict r)
    //@ requires r.ready();
    //@ ensures r.ready() && \result == 3;
  {
    try {
      r.read();
      return 3;
    } catch (Ended e) {
      return e.at;
    }
  }

  static int wrongKnown(Reader r)
    //@ requires r.ready();
    //@ ensures r.ready();
  {
    try {
      r.read();
      return 3;
    } catch (Ended e) {
      return e.at; //~ read:permission
    } catch (IllegalStateException e) {
      return 0;
    }
  }

  static int okCounter()
    //@ ensures true;
  {
    Counter c = new Counter();
    try {
      return c.read();
    } catch (IllegalStateException e) {
      //@ open c.ready();
      return c.left;
    }
  }
}

// --- called by super, and inherited

class Upper {
  int x;

  //@ requires acc(x);
  //@ ensures acc(x) && x == n && n >= 0;
  //@ signals (IllegalArgumentException e) acc(x) && x == \old(x) && n < 0;
  void set(int n) {
    if (n < 0) throw new IllegalArgumentException();
    x = n;
  }
}

class OkLower extends Upper {
  //@ requires acc(x);
  //@ ensures acc(x) && x == n && n >= 0;
  //@ signals (IllegalArgumentException e) acc(x) && x == \old(x) && n < 0;
  void set(int n) {
    super.set(n);
  }
}

class WrongLower extends Upper {
  //@ requires acc(x);
  //@ ensures acc(x) && x == n && n >= 0;
  //@ signals (IllegalArgumentException e) acc(x) && x == \old(x) && n < 0; //~ postcondition:false
  void set(int n) {
    super.set(n - 1);
    x = n;
  }
}

class WrongCatches extends Upper {
  //@ requires acc(x);
  //@ ensures acc(x) && x == n && n >= 0;
  //@ signals (IllegalArgumentException e) false; //~ postcondition:false
  void set(int n) {
    super.set(n);
  }
}
