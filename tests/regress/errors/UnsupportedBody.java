// What is not supported in a body leaves that body out: its contract is relied upon, and everything else is verified.
class UnsupportedBody {
  int x;

  //@ requires acc(x);
  //@ ensures acc(x) && x == 1;
  void leftOut() {
    synchronized (this) { //~ W0009
      x = 1;
    }
  }

  //@ requires acc(x);
  //@ ensures acc(x) && x == 1;
  void okCaller() {
    leftOut();
  }

  //@ requires acc(x);
  //@ ensures acc(x) && x == 2; //~ postcondition:false
  void wrongCaller() {
    leftOut();
  }
}
