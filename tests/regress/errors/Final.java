// Final fields and variables are assigned once, and nobody sees a final field before it has its value.
class Assigned {
  final int x;
  final int given = 3;
  static final int s = 4;
  static final int computed;
  int count;

  static {
    computed = s;
  }

  Assigned(int v) {
    x = v;
    given = 4; //~ W0004
    s = 5; //~ W0004
    computed = 5; //~ W0004
  }

  Assigned(Assigned other) {
    x = 2;
    other.x = 3; //~ W0004
    int a = x;
  }

  void method() {
    x = 4; //~ W0004
    this.x += 4; //~ W0004
    x++; //~ W0004
    Assigned.s = 4; //~ W0004
  }

  static void staticMethod() {
    computed = 4; //~ W0004
  }

  void locals(final int p) {
    final int a = 3;
    final int b;
    b = 4;
    a = 5; //~ W0004
    p = 3; //~ W0004
    a++; //~ W0004
    for (final int c : new int[3]) {
      c = 4; //~ W0004
    }
  }
}

class Loops {
  final int x;

  Loops(int n) {
    while (n > 0) {
      x = n; //~ W0004
      n--;
    }
  }
}

class Escapes {
  final int x;
  Escapes other;
  int count;

  //@ predicate valid() = acc(count);

  Escapes(Escapes e) {
    e.other = this; //~ W0015
    x = 3;
    e.other = this;
  }

  Escapes(int n) {
    read(); //~ W0015
    take(this); //~ W0015
    count = n;
    other = null;
    this.count = this.x;
    x = n;
    read();
  }

  Escapes(boolean b) {
    boolean c = this == other; //~ W0015
    if (b) {
      x = pure(); //~ W0015
    } else {
      x = 2;
    }
  }

  Escapes(int a, int b) {
    //@ close valid(); //~ W0015
    //@ assert acc(this.count) ** valid(); //~ W0015
    //@ assert acc(count) ** x == 0;
    x = a;
  }

  Escapes(int a, boolean b)
    //@ requires x == 0; //~ W0015
    //@ requires valid(); //~ W0015
    //@ requires pure() == 0; //~ W0015
    //@ requires acc(this.count);
    //@ ensures x == 1;
  {
    x = 1;
  }

  void read() {
  }

  static void take(Escapes e) {
  }

  /*@ pure @*/ int pure() {
    return x;
  }
}

class EscapesEarly {
  int n = bump(); //~ W0015
  final int x = 3 + n;
  EscapesEarly next = this;

  int bump() {
    return x;
  }
}

// The constructor assigns a final field, so the initialisers must keep `this` to themselves.
class EscapesBeforeConstructor {
  EscapesBeforeConstructor next = this; //~ W0015
  final int x;

  EscapesBeforeConstructor() {
    x = 1;
  }
}

// Constants have their values at once.
class Constant {
  final int x = 3;
  Constant next = this;

  Constant() {
    take(this);
  }

  static void take(Constant c) {
  }
}
