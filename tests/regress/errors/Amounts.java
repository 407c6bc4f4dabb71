// What is no amount of permission, and where none can stand.
class Amounts {
  int x;
  //@ predicate cell() = acc(x);

  //@ requires acc(c.x, ?f) && acc(d.x, ?f); //~ W0008
  static void boundTwice(Amounts c, Amounts d) { }
  //@ requires b ==> acc(c.x, ?f); //~ W0010
  static void boundUnderCondition(Amounts c, boolean b) { }
  //@ requires acc(x, n); //~ W0004
  void ofNumber(int n) { }
  //@ requires acc(x, true); //~ W0004
  void ofTruth() { }
  //@ requires acc(x, 1/n); //~ W0004
  void byNumber(int n) { }
  //@ requires acc(x, 1/0); //~ W0004
  void byZero() { }
  //@ requires acc(x, 1/2, 3); //~ W0002
  void tooMany() { }
  //@ requires acc(x, ?f) && f + 1 == n; //~ W0004
  void compared(int n) { }
  //@ requires acc(x, ?f) && f % 2 == 0; //~ W0004
  void rest() { }
  //@ requires acc(x, 1/2) || true; //~ W0006
  void disjunct() { }
  //@ predicate bound() = acc(x, ?f); //~ W0010
  //@ predicate undeclared() = acc(x, f); //~ W0003
  //@ requires acc(cell(), 1/2);
  void ghost() {
    //@ open acc(cell(), read); //~ W0004
    //@ close acc(cell(), ?p); //~ W0010
    //@ ghost perm p = 1;
    int y = p; //~ W0007
    //@ assert acc(x, p * y); //~ W0004
  }
  perm real; //~ W0003
}
