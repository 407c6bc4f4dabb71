// Shares of predicates that nobody opened or closed.
class Inferred {
  int x;
  Inferred next;
  //@ predicate cell() = acc(x) && x > 0;
  //@ predicate list() = acc(x) && acc(next) && (next != null ==> next.list());

  //@ requires acc(cell(), ?f);
  //@ ensures acc(cell(), f);
  void any() { int a = x; }
  //@ requires acc(cell(), read);
  void some() { }

  //@ requires acc(x) && x > 3;
  //@ ensures cell();
  void closesForAny() { any(); }
  //@ requires acc(x) && x > 3;
  //@ ensures acc(x, read) && x > 3;
  void closesForSome() { some(); }
  //@ requires acc(x) && x > 3;
  //@ ensures cell(); //~ postcondition:predicate
  void losesSome() { some(); }
  //@ requires acc(x, 1/2) && x > 3;
  void closesTooMuch() { any(); } //~ precondition:predicate

  //@ requires acc(list(), 1/2);
  //@ ensures acc(list(), 1/2) && result == old(x);
  int first() { return x; }
  //@ requires acc(list(), 1/2) && acc(list(), 1/2);
  //@ ensures list();
  void writes() { x = 4; if (next != null) next.writesToo(); }
  //@ requires list();
  //@ ensures list();
  void writesToo() { x = 5; }
  //@ requires acc(list(), 2/3);
  //@ ensures acc(list(), 2/3);
  void writesPart() { if (next != null) next.x = 1; } //~ write:permission

  //@ ghost pure static boolean isHalf(perm p) = p == 1/2;
  //@ ghost pure static perm twice(perm p) = p + p;
  //@ requires acc(x, ?f) && isHalf(f);
  //@ ensures acc(x, f) && twice(f) == 1;
  void measured() { }
  //@ requires acc(x, ?f) && isHalf(f);
  //@ ensures acc(x, f) && twice(f) < 1; //~ postcondition:false
  void mismeasured() { }
}
class OfOther {
  int y;
  //@ requires acc(y, ?f) && Inferred.isHalf(f);
  //@ ensures acc(y, f) && Inferred.twice(f) == write;
  void measured() { }
  //@ requires acc(y, ?f) && acc(y, ?g) && Inferred.isHalf(f) && Inferred.isHalf(g);
  //@ ensures acc(y);
  void halves() { y = 1; }
}
