// Shares of a permission to a field: any share reads, all of it writes; shares of one location add up.
class Fields {
  int x;

  //@ requires acc(this.x, 1/2);
  //@ ensures acc(this.x, 1/2) && result == x;
  int get() { return x; }

  //@ requires acc(x, 1/2);
  void writesByHalf(int v) { x = v; } //~ write:permission

  // What stays with the caller keeps its value.
  //@ requires acc(x);
  //@ ensures acc(x) && x == old(x);
  void callsTwice() { int a = get(); int b = get(); /*@ assert a == b; */ }

  // What is given away as a whole may come back with another one.
  //@ requires acc(x, 1/2);
  //@ ensures acc(x, 1/2) && x == old(x); //~ postcondition:false
  void givesAllThatItHas() { get(); }

  //@ requires acc(c.x, 1/2) && acc(d.x, 1/2);
  static void halvesOfTwo(Fields c, Fields d) {
    c.x = 1; //~ write:permission
  }
  //@ requires acc(c.x, 1/2) && acc(d.x, 1/2) && c == d;
  //@ ensures acc(c.x) && d.x == 1;
  static void halvesOfOne(Fields c, Fields d) { c.x = 1; }

  //@ requires acc(c.x, 1/2) && acc(d.x, 1/2) && (b ==> c == d) && (!b ==> acc(c.x, 1/2));
  //@ ensures acc(c.x);
  static void halvesInEachCase(Fields c, Fields d, boolean b) { c.x = 1; }

  //@ requires acc(c.x, 2/3) && acc(d.x, 1/2);
  static void moreThanOne(Fields c, Fields d) { /*@ assert c != d; */ }
  //@ requires acc(c.x, 1/2) && acc(d.x, 1/2);
  static void notMoreThanOne(Fields c, Fields d) { /*@ assert c != d; */ } //~ assert:false

  //@ requires acc(c.x, 1/2) && acc(d.x, 1/2) && acc(e.x, 1/2);
  static void notAllThree(Fields c, Fields d, Fields e) { /*@ assert !(c == d && d == e); */ }
  //@ requires acc(c.x, 1/3) && acc(d.x, 1/3) && acc(e.x, 1/3);
  static void allThree(Fields c, Fields d, Fields e) { /*@ assert !(c == d && d == e); */ } //~ assert:false

  // Who holds a share of an object and of another name of it reads one value.
  //@ requires acc(c.x, 1/2) && acc(d.x, 1/2) && c == d;
  static void oneValue(Fields c, Fields d) { int a = c.x; int b = d.x; /*@ assert a == b; */ }
  //@ requires acc(c.x, 1/2) && acc(d.x, 1/2);
  static void twoValues(Fields c, Fields d) {
    int a = c.x;
    int b = d.x;
    //@ assert a == b; //~ assert:false
  }

  //@ requires acc(x, 1/3) ** acc(x, 1/3) ** acc(x, 1\3);
  //@ ensures acc(x, write);
  void thirds() { x = 1; }
  //@ requires acc(x, 1/3) ** acc(x, 1/3) ** acc(x, 1/4);
  void lessThanThirds() { x = 1; } //~ write:permission

  //@ requires acc(x, 1/2);
  //@ ensures acc(x, 1/4) && acc(x, 1/4) && acc(x, 1/4); //~ postcondition:permission
  void givesMoreThanItHas() { }

  // As much as all of it is none that another could hold.
  //@ requires acc(x) && acc(x, 1/2); //~ contract:vacuous
  void tooMuch() { /*@ assert false; */ }

  //@ requires PointsTo(this.x, 1/2, 3);
  //@ ensures PointsTo(this.x, 1\2, 3) && result == 3;
  int pointsTo() { return x; }

  //@ requires Value(x);
  //@ ensures Value(x);
  void value() { x = 1; } //~ write:permission
}
