// What `\let` is no name of.
class Let {
  int x;

  //@ requires acc(x);
  //@ ensures (\let int y = x; acc(x) ** \old(y) == 1); //~ W0010
  void inOld() {
  }

  //@ requires acc(x) ** (\let int y = x; y); //~ W0004
  void noTruth() {
  }

  //@ requires acc(x) ** (\let int y; y == 1); //~ W0002
  void noValue() {
  }

  //@ requires acc(x) ** (\let int y = 0 .. 3; y == 1); //~ W0002
  void range() {
  }

  //@ requires acc(x) ** (\let boolean y = 3; y); //~ W0004
  void otherType() {
  }

  //@ requires acc(x) ** (\let int y = x; y == 1) ** y == 1; //~ W0003
  void outOfScope() {
  }

  //@ requires [1\2](x == 1); //~ W0004
  void noPredicate() {
  }
}
