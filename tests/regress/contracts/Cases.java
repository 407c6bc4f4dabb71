// Contracts of several cases.
class Cases {
  int x;

  /*@ public normal_behavior
    @   requires acc(x) && n >= 0 && x <= 1000 && n <= 1000;
    @   ensures acc(x) && x == \old(x) + n && \result;
    @ also
    @ public exceptional_behavior
    @   requires acc(x) && n < 0 && x <= 1000;
    @   signals (IllegalArgumentException e) acc(x) && x == \old(x);
    @*/
  public boolean add(int n) throws IllegalArgumentException {
    if (n < 0) throw new IllegalArgumentException();
    x += n;
    return true;
  }
  //@ requires acc(x) && x <= 500 && n <= 100;
  //@ ensures acc(x);
  void calls(int n) {
    int before = x;
    boolean b = add(3);
    //@ assert b && x == before + 3;
    try {
      add(n);
      //@ assert n >= 0 && x == before + 3 + n;
    } catch (IllegalArgumentException e) {
      //@ assert n < 0 && x == before + 3;
      //@ assert n < -1; //~ assert:false
    }
    add(-1); //~ exception:uncaught
  }

  // The body does what another case says.
  /*@ requires n > 0;
    @ ensures \result == 1; //~ postcondition:false
    @ also
    @ requires n <= 0;
    @ ensures \result == -1; @*/
  static int wrongCase(int n) { return n >= 1 ? 2 : -1; }
  /*@ requires n > 0;
    @ ensures \result == 1;
    @ also
    @ requires n <= 0;
    @ ensures \result == -1; @*/
  static int rightCase(int n) { return n > 0 ? 1 : -1; }

  // No case holds.
  //@ requires n > 0;
  //@ ensures \result == n;
  //@ also
  //@ requires n < 0 && n > -100;
  //@ ensures \result == -n;
  //@ also
  //@ requires n == 17;
  //@ ensures \result == n;
  static int gap(int n) { return n > 0 ? n : -n; }
  static void intoTheGap(int n) {
    if (n != 0 && n > -100) gap(n);
    int r = gap(-5);
    //@ assert r == 5;
    gap(n); //~ precondition:false
  }
  // Where two hold, both say something.
  /*@ requires n >= 0;
    @ ensures \result >= 0;
    @ also
    @ requires n <= 0;
    @ ensures \result <= 0; @*/
  static int both(int n) { return n; }
  static void bothAtOnce() {
    int r = both(0);
    //@ assert r == 0;
    int s = both(1);
    //@ assert s == 1; //~ assert:false
  }
  // An exception of another case.
  /*@ normal_behavior //~ postcondition:false
    @ requires n > 0;
    @ ensures true;
    @ also
    @ requires n <= 0;
    @ signals (IllegalStateException e) true; @*/
  static void thrownInTheWrongCase(int n) throws IllegalStateException {
    if (n == 5) throw new IllegalStateException();
  }
  // Of some classes.
  /*@ requires n > 0; //~ postcondition:false
    @ signals (IllegalStateException e) true;
    @ also
    @ requires n <= 0;
    @ signals (RuntimeException e) true; @*/
  static void narrower(int n) {
    if (n < 0) throw new IllegalArgumentException();
    if (n == 1) throw new IllegalStateException();
    if (n == 2) throw new IllegalArgumentException();
  }
  static void catches() {
    try {
      narrower(3);
    } catch (IllegalStateException e) {
    }
    try {
      narrower(-3); //~ exception:uncaught
    } catch (IllegalStateException e) {
    }
  }
}

// Permissions of one case.
class Cell {
  int value;
  /*@ nullable @*/ Cell next;

  /*@ requires acc(value) && b;
    @ requires acc(next);
    @ ensures acc(value) && acc(next) && next == null && value == \old(value);
    @ also
    @ requires acc(value) && !b;
    @ ensures acc(value) && value == 3; @*/
  void change(boolean b) {
    if (b) next = null; else value = 3;
  }
  //@ requires acc(value) && acc(next);
  //@ ensures acc(value) && acc(next);
  void change2(boolean b) {
    change(b);
    //@ assert b ==> next == null;
    //@ assert !b ==> value == 3;
  }
  //@ requires acc(value);
  void withoutNext(boolean b) {
    change(false);
    change(b); //~ precondition:permission
  }
  /*@ requires acc(value) && b;
    @ requires acc(next);
    @ ensures true;
    @ also
    @ requires acc(value) && !b;
    @ ensures true; @*/
  void writes(boolean b) {
    next = null; //~ write:permission
  }
  // Both of them: a permission that both cases have is one.
  /*@ requires acc(value, 1/2) && value > 0;
    @ ensures acc(value, 1/2) && \result > 0;
    @ also
    @ requires acc(value, 1/2) && value < 10;
    @ ensures acc(value, 1/2) && \result < 10; @*/
  int read() { return value; }
  //@ requires acc(value);
  //@ ensures acc(value);
  void halves() {
    value = 5;
    int r = read();
    //@ assert 0 < r && r < 10;
    value = 6;
    //@ assert false; //~ assert:false
  }
  // What a condition reads, other cases have no permission to.
  /*@ requires acc(value) && value > 0; //~ contract:permission
    @ ensures true;
    @ also
    @ requires acc(next) && next == null;
    @ ensures true; @*/
  void apart() { }
}

class Above {
  /*@ requires n > 0;
    @ ensures \result > 0;
    @ also
    @ requires n < 0;
    @ ensures \result < 0; @*/
  int sign(int n) { return n; }
}
class Below extends Above {
  /*@ also
    @ requires true;
    @ ensures n > 0 ==> \result == 1;
    @ ensures n < 0 ==> \result == -1; @*/
  int sign(int n) { return n > 0 ? 1 : n < 0 ? -1 : 0; }
}
class Worse extends Above {
  /*@ requires n > 0;
    @ ensures \result > 0; @*/
  int sign(int n) { return n; } //~ override:false
}
class Wrong extends Above {
  /*@ requires n > 0;
    @ ensures \result > 0;
    @ also
    @ requires n <= 0;
    @ ensures \result == 0; @*/
  int sign(int n) { return n > 0 ? n : 0; } //~ override:false
}

// Measures, pure methods.
class Measures {
  /*@ requires n > 0;
    @ ensures \result == 1;
    @ decreases n;
    @ also
    @ requires n <= 0;
    @ ensures \result == 1;
    @ decreases -n; @*/
  static /*@ pure @*/ int one(int n) { return n > 0 ? one(n - 1) : n == 0 ? 1 : one(n + 1); }
  /*@ requires n > 0;
    @ ensures \result == 1;
    @ decreases n;
    @ also
    @ requires n <= 0;
    @ ensures \result == 1;
    @ decreases -n; @*/
  static int comesBack(int n) { return n == 0 ? comesBack(1) : n > 0 ? comesBack(n - 1) : 1; } //~ termination:not-decreasing
  static void uses() {
    //@ assert one(7) == 1;
    //@ assert one(-7) == 2; //~ assert:false
  }
}

// A case without conditions; one that says nothing but how it ends; one that allows what `throws` says.
class Always {
  int x;
  /*@ requires acc(x);
    @ ensures acc(x) && x >= \old(x);
    @ also
    @ requires acc(x) && x == 3;
    @ ensures acc(x) && x == 4; @*/
  void up() { if (x == 3) x = 4; }
  //@ requires acc(x);
  void use() {
    x = 3;
    up();
    //@ assert x == 4;
    up();
    //@ assert x >= 4;
    //@ assert x == 5; //~ assert:false
  }
  /*@ requires n > 0;
    @ also
    @ requires n <= 0;
    @ signals_only \nothing; @*/
  static void positive(int n) throws IllegalStateException {
    if (n == 1) throw new IllegalStateException();
  }
  /*@ requires n > 0;
    @ also
    @ requires n <= 0; //~ postcondition:false
    @ signals_only \nothing; @*/
  static void negative(int n) throws IllegalStateException {
    if (n == -1) throw new IllegalStateException();
  }
  /*@ public normal_behavior @*/
  static void alone() throws IllegalStateException {
    throw new IllegalStateException(); //~ exception:uncaught
  }
  // Two permissions under two conditions that may both hold: nobody can give the second one.
  /*@ requires acc(x, 1/2) && b;
    @ ensures acc(x, 1/2);
    @ also
    @ requires acc(x, 1/3) && c;
    @ ensures acc(x, 1/3); @*/
  void shares(boolean b, boolean c) { }
  //@ requires acc(x, 1/2);
  void oneShare() {
    shares(true, false);
    shares(false, true);
    shares(true, true); //~ precondition:permission
  }
}

// Headers and words that Warrant passes, wherever they stand.
class Headers {
  int x;
  /*@ also
    @ public normal_behavior
    @ also
    @ exceptional_behavior //~ postcondition:false
    @ requires n < 0;
    @ signals (IllegalStateException e) true;
    @ also
    @   normal_behavior
    @   requires n > 5; ensures n > 4; @*/
  void headers(int n) { }
  //@ requires acc(x);
  //@ also
  //@ exceptional_behavior //~ postcondition:false
  //@ requires n == 0;
  void throwsNot(int n) { }
}
