// Preconditions of pure methods: any amount will do, and what is asked for twice may be one location.
class Pure {
  int x;
  Pure next;

  //@ requires acc(x);
  /*@ pure @*/ int get() { return x; }
  //@ requires acc(a.x) && acc(b.x);
  /*@ pure @*/ static int both(Pure a, Pure b) { return a.x == b.x ? 1 : 2; }

  //@ requires acc(x, 1/2);
  //@ ensures acc(x, 1/2) && get() == old(get()) && result == get();
  int half() { return get(); }
  //@ requires acc(a.x, 1/9);
  //@ ensures acc(a.x, 1/9) && both(a, a) == 1;
  static void ofOne(Pure a) { }

  // They are not known to be two there.
  //@ requires acc(a.x) && acc(b.x);
  //@ ensures result;
  /*@ pure @*/ static boolean differ(Pure a, Pure b) { return a != b; } //~^ postcondition:false

  // A method may not rely on half of what it reads being all.
  //@ requires acc(x, 1/2);
  //@ ensures acc(x, 1/2);
  void callsByHalf() { int a = get(); x = a; } //~ write:permission

  // A fraction that doubles through a recursion is no progress: what is read twice is one location.
  //@ requires acc(a.x) && acc(b.x);
  /*@ pure @*/ static int first(Pure a, Pure b) { return second(a); }
  //@ requires acc(a.x);
  /*@ pure @*/ static int second(Pure a) { return first(a, a); } //~ termination:not-decreasing

  //@ requires acc(a.x, 1/2) && acc(a.x, 1/2);
  /*@ pure @*/ static int halves(Pure a) { return half(a); }
  //@ requires acc(a.x, 1/2);
  /*@ pure @*/ static int half(Pure a) { return halves(a); } //~ termination:not-decreasing

  //@ predicate list() = acc(x) && acc(next) && (next != null ==> next.list());
  //@ requires acc(list(), 1/2);
  //@ ghost pure int length() = opening list() in next == null ? 1 : 1 + next.length();
  //@ requires acc(list(), 1/3);
  //@ ensures acc(list(), 1/3) && length() == old(length());
  void readsList() { int a = x; }
  //@ requires acc(list(), read);
  //@ ensures acc(list(), read);
  void writesList() { next = null; } //~ write:permission
}
