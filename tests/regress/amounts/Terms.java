// Amounts that are no constants: of variables, of `?f`, of `read`.
class Terms {
  int x;

  //@ requires acc(c.x, ?f);
  //@ ensures acc(c.x, f) && result == c.x;
  static int readAny(Terms c) { return c.x; }

  //@ requires acc(c.x, ?f);
  static void writesAny(Terms c) { c.x = 1; } //~ write:permission

  //@ requires acc(c.x);
  //@ ensures acc(c.x) && c.x == 5;
  static void getsItBack(Terms c) { c.x = 5; int a = readAny(c); c.x = 5; }

  // The contract says what is read, and not that nothing changes: all was given away.
  //@ requires acc(c.x, ?f);
  //@ ensures acc(c.x, f) && c.x == old(c.x); //~ postcondition:false
  static void unframed(Terms c) { readAny(c); }

  //@ requires acc(c.x, ?f) && acc(d.x, 1 - f) && c == d;
  //@ ensures acc(c.x);
  static void complement(Terms c, Terms d) { c.x = 1; }
  //@ requires acc(c.x, ?f) && acc(d.x, f) && c == d && 2 * f == 1;
  //@ ensures acc(c.x);
  static void twiceTheSame(Terms c, Terms d) { d.x = 1; }
  //@ requires acc(c.x, ?f) && acc(d.x, f) && c == d;
  static void twiceTheSameOf(Terms c, Terms d) { d.x = 1; } //~ write:permission

  //@ requires acc(c.x, ?f) && acc(d.x, f) && 1/2 < f;
  static void moreThanHalf(Terms c, Terms d) { /*@ assert c != d; */ }
  //@ requires acc(c.x, ?f) && acc(d.x, f) && 1/2 <= f;
  static void atLeastHalf(Terms c, Terms d) { /*@ assert c != d; */ } //~ assert:false

  //@ requires acc(c.x, read);
  //@ ensures acc(c.x, read) && result == c.x;
  static int readSome(Terms c) { return c.x; }
  // Each `read` is an amount of its own: what comes back need not be what was given.
  //@ requires acc(c.x);
  //@ ensures acc(c.x); //~ postcondition:permission
  static void losesSome(Terms c) { readSome(c); readSome(c); }
  // But never all is taken, so the value is kept, and there is always more to take.
  //@ requires acc(c.x) && c.x == 3;
  //@ ensures acc(c.x, read) && c.x == 3;
  static void keepsTheValue(Terms c) { readSome(c); readSome(c); readSome(c); }
  //@ requires acc(c.x, read) && acc(d.x, read);
  static void readsAddUp(Terms c, Terms d) { /*@ assert c != d; */ } //~ assert:false

  //@ requires acc(c.x, ?f);
  //@ ensures acc(c.x, f / 2) && acc(c.x, f / 2);
  static void halved(Terms c) { }
  //@ requires acc(c.x, ?f);
  //@ ensures acc(c.x, f / 2) && acc(c.x, f / 3) && acc(c.x, f / 4); //~ postcondition:permission
  static void moreThanHalved(Terms c) { }

  //@ predicate part(perm p) = 0 < p && acc(x, p);
  //@ requires part(1/2);
  //@ ensures part(1/4) && part(1/4);
  void splits() {
    //@ open part(1/2);
    //@ close part(1/4);
    //@ close part(1/4);
  }
  //@ requires part(1/2);
  void splitsTooMuch() {
    //@ open part(1/2);
    //@ close part(1/4);
    //@ assert acc(x, 1/4);
    //@ assert acc(x, 2/3); //~ assert:permission
  }

  //@ predicate negative(perm p) = acc(x, p); //~ contract:amount
  //@ predicate maybeNone(perm p) = 0 <= p && acc(x, p);
  //@ requires maybeNone(0);
  void holdsNone() {
    //@ open maybeNone(0);
    int a = x; //~ read:permission
  }
  //@ predicate readable(perm p) = 0 <= p && acc(x, p) && x > 0; //~ contract:permission

  // An amount of 0 frames nothing, and says nothing of its object.
  //@ requires 0 <= p && acc(c.x, p);
  //@ ensures result == 1;
  //@ ghost pure static int none(Terms c, perm p) = 1;
  static void ofNull() { /*@ assert none(null, 0) == 1; */ }
  static void ofNothing() { /*@ assert none(null, 1) == 1; */ } //~ precondition:permission

  void amounts() {
    //@ ghost perm p = 1/2;
    //@ ghost perm q = 1\3;
    //@ assert p + q < 1 && q < p && p - q == 1/6 && p * q == q / 2 && p + p == write;
    //@ ghost perm none;
    //@ assert none == 0;
    //@ assert p * p == q; //~ assert:false
  }
}
