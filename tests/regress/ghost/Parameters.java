// Ghost parameters and results.
class Params {
  int x;

  //@ requires 0 < q && acc(x, q) && x == v;
  //@ ensures acc(x, q) && \result == v;
  int read(/*@ ghost int v, ghost perm q @*/) { return x; }

  //@ requires 0 <= n < 100 && p == n + 1;
  //@ ensures \result == p;
  static int next(int n /*@ ghost int p @*/) {
    //@ set p = 0;
    return n + 1;
  }

  //@ requires acc(x) && x == 3;
  //@ ensures acc(x);
  void calls() {
    int a = read(/*@ 3, 1/2 @*/);
    //@ assert a == 3;
    int b = next(4 /*@ 5 @*/);
    //@ assert b == 5;
    int c = next(4 /*@ 6 @*/); //~ precondition:false
    int d = next(4) /*@ given {p = 5} @*/;
    //@ assert d == 5;
    int e = next(4) /*@ with { p = 5; } @*/;
    int f = next(d) /*@ given {p = d} @*/; //~ precondition:false
    int g = next(d++ /*@ d @*/);
    //@ assert g == 6 && d == 6;
  }

  /*@ given int p;
      yields int r;
      requires p > 0;
      ensures r == p + n; @*/
  static void yielding(int n) {
    //@ set r = p + n;
    //@ set p = 0;
  }
  //@ yields int r;
  //@ ensures r == n; //~ postcondition:false
  static void wrong(int n) {
  }
  static void takes() {
    //@ ghost int k = 0;
    yielding(3) /*@ given {p = 4} yields {k = r} @*/;
    //@ assert k == 7;
    yielding(3) /*@ given {p = 0} yields {k = r} @*/; //~ precondition:false
    yielding(4) /*@ with { p = 4; } then { k = r; } @*/;
    //@ assert k == 7; //~ assert:false
    int i = 0;
    //@ invariant 0 <= i;
    while (i < 5) {
      i++;
      yielding(i) /*@ given {p = 1} yields {k = r} @*/;
    }
    //@ assert k == 8; //~ assert:false
  }
}
class Base {
  //@ requires p > 0;
  //@ ensures \result > p; //~ postcondition:false
  int m(int n /*@ ghost int p @*/) { return 1; }
  //@ requires p > 0;
  //@ ensures \result == n;
  int k(int n /*@ ghost int p @*/) { return n; }
}
class Below extends Base {
  //@ requires q > 0;
  //@ ensures \result == q + 1; //~ postcondition:false
  int m(int n /*@ ghost int q @*/) { return 1; }
  //@ requires q > 1;
  int k(int n /*@ ghost int q @*/) { return n; } //~ override:false
}
class Made {
  int x;
  //@ requires p == v;
  //@ ensures acc(x) && x == p;
  Made(int v /*@ ghost int p @*/) { x = v; }
  //@ requires v == 3;
  //@ ensures acc(x) && x == 3;
  Made(int v, boolean b) { this(v /*@ 3 @*/); }
  static void make() {
    Made m = new Made(4 /*@ 4 @*/);
    //@ assert m.x == 4;
    Made n = new Made(4 /*@ 5 @*/); //~ precondition:false
  }
}
class MadeBelow extends Made {
  MadeBelow() { super(5 /*@ 5 @*/); }
  MadeBelow(int i) { super(5 /*@ i @*/); } //~ precondition:false
}
