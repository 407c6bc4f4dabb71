// Which member the clauses in comments that follow one another belong to.
class GhostContracts {
  int x;

  //@ predicate valid() = acc(x) ** x >= 0;

  // A ghost method that stands with its clauses in one comment ends there.
  //@ pure int area() requires valid();
  //@ requires valid();
  //@ ensures valid();
  void ok() {
    x = 3;
  }

  void wrongCaller() {
    ok(); //~ precondition:predicate
  }

  //@ pure int size() requires valid(); ensures \result >= 0;
  //@ requires valid();
  void okAbstract() {
    //@ assert size() >= 0;
    //@ assert area() >= 0; //~ assert:false
  }

  // Unless its definition follows.
  //@ pure int twice() requires valid();
  //@   ensures \result >= 0;
  //@   = x + x;
  //@ requires valid();
  void okDefined() {
    //@ assert twice() == 2 * x;
  }

  // A header without clauses goes on.
  //@ pure int half()
  //@   requires valid();
  //@   ensures 0 <= \result <= x;
  //@   = x / 2;
  //@ predicate large() = valid() ** half() > 3;
  /*@ pure boolean even(int n) requires n >= 0; pure boolean odd(int n) requires n >= 0;
    @ predicate named(int n) = acc(x) ** n >= 0 ** even(n);
    @*/
  //@ requires large();
  //@ ensures large();
  void okLarge() {
    //@ open large();
    //@ assert x >= 4;
    //@ close large();
  }

  //@ requires large();
  //@ ensures \result > 3;
  /*@ pure @*/ native int count();

  //@ requires valid();
  //@ ensures valid() ** \result == x ** x == \old(x);
  native int given();
  //@ requires valid();
  //@ ensures valid() ** x == 4;
  void okNative() {
    x = 4;
    int n = given();
    assert n == 4;
  }
}
