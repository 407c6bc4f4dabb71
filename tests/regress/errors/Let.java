// What `\let` is no name of.
class Let {
  int x;

  //@ requires acc(x);
  //@ ensures (\let int y = x; acc(x) ** \old(y) == 1); //~ W0010
  void inOld() {
  }

  //@ predicate half() = acc(x, 1\2);
  //@ requires acc(x);
  //@ ensures (\let int y = x; acc(x, 1\2) ** (half() -* (acc(x, 1\2) ** x == y))); //~ W0010
  void inWand() {
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

  /*@ requires
        (\let int a = 1; (\let int b = a; (\let int c = b; (\let int d = c; (\let int e = d; (\let int f = e;
          (\let int g = f; (\let int h = g; (\let int i = h; acc(x) ** x == i))))))))); //~ W0009
        @*/
  void tooMany() {
  }

  //@ requires [1\2](x == 1); //~ W0004
  void noPredicate() {
  }
}
