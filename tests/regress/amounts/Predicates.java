// Shares of predicates.
class Predicates {
  int x;

  //@ predicate cell() = acc(x) && x > 0;

  //@ requires acc(cell(), 1/2);
  //@ ensures acc(cell(), 1/2) && result > 0;
  int reads() { return x; }
  //@ requires acc(cell(), 1/2);
  //@ ensures acc(cell(), 1/2);
  void writes() { x = 3; } //~ write:permission

  //@ requires acc(cell(), 1/2);
  //@ ensures acc(cell(), 1/2) && result > 0;
  int opens() {
    //@ open acc(cell(), 1/2);
    int r = x;
    //@ close acc(cell(), 1/2);
    return r;
  }
  //@ requires acc(cell(), 1/2);
  void opensTooMuch() {
    //@ open acc(cell(), 2/3); //~ open:predicate
  }
  //@ requires acc(cell(), 1/2);
  void opensAll() {
    //@ open cell(); //~ open:predicate
  }
  //@ requires cell();
  void opensNone() {
    //@ open acc(cell(), 0); //~ open:amount
  }
  //@ requires acc(x, 1/2) && x > 0;
  void closesNone() {
    //@ close acc(cell(), 0); //~ close:amount
  }
  //@ requires acc(x, 1/2) && x > 0;
  //@ ensures acc(cell(), 1/2);
  void closes() { }
  //@ requires acc(x, 1/2) && x > 0;
  //@ ensures acc(cell(), 2/3); //~ postcondition:predicate
  void closesTooMuch() { }
  //@ requires acc(cell(), 1/2) && acc(cell(), 1/2);
  //@ ensures cell();
  void joins() { x = 4; }
  //@ requires cell();
  //@ ensures acc(cell(), 1/2) && acc(cell(), 1/2);
  void splits() { }
  //@ requires cell();
  //@ ensures acc(cell(), 1/2) && acc(cell(), 2/3); //~ postcondition:predicate
  void splitsTooMuch() { }
}
// More than one instance in all is no contradiction, and says nothing of the objects.
class Twice {
  int x;
  //@ predicate nothing() = true;
  //@ predicate abstractly();

  //@ requires a.nothing() && b.nothing();
  static void maybeOne(Twice a, Twice b) {
    //@ assert a != b; //~ assert:false
  }
  //@ requires a.abstractly() && b.abstractly() && acc(a.abstractly(), 1/2);
  static void abstractOnes(Twice a, Twice b) {
    //@ assert a != b; //~ assert:false
  }
  //@ requires a.nothing() && a.nothing();
  static void twice(Twice a) {
    //@ assert false; //~ assert:false
  }
  //@ requires a.nothing();
  //@ ensures a.nothing() && a.nothing() && a.nothing();
  static void closedAtWill(Twice a) { }

  //@ requires acc(a.abstractly(), ?f);
  //@ ensures acc(a.abstractly(), f / 2) && acc(a.abstractly(), f / 2);
  static void halves(Twice a) { }
}
// What is only well-defined where all of it is held is not split (silver#809): a half does not say that the
// two are not one.
class Apart {
  int f, g;
  Apart other;
  //@ predicate both(Apart y) = acc(f) && acc(y.f) && (this == y ==> y.g > 0);
  //@ predicate fine(Apart y) = acc(f) && acc(y.f) && (this == y ==> y.f > 0);
  //@ requires both(y);
  void whole(Apart y) { /*@ open both(y); */ /*@ assert this != y; */ }
  //@ requires both(y);
  void halves(Apart y) {
    //@ assert acc(both(y), 1/2); //~ assert:predicate
  }
  //@ requires fine(y);
  //@ ensures acc(fine(y), 1/2) && acc(fine(y), 1/2);
  void fineHalves(Apart y) { }
}
