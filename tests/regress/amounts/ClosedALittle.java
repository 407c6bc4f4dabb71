// Where some of a predicate is asked for, and it was opened, as little is closed as there is of its parts.
class ClosedALittle {
  int value;
  ClosedALittle next;

  //@ predicate list() = acc(value) && acc(next) && (next != null ==> next.list());

  //@ requires acc(list(), read);
  //@ ensures acc(list(), read);
  boolean okHas(int x) {
    if (value == x) return true;
    return next != null && next.okHas(x);
  }

  //@ requires acc(list(), read);
  //@ ensures acc(list(), read);
  void wrongShare() {
    //@ open acc(list(), 1/2); //~ open:predicate
  }

  //@ requires acc(value, read) && acc(next, read) && (next != null ==> acc(next.list(), read));
  //@ ensures acc(list(), read);
  void okOfParts() {
  }

  //@ requires acc(value, read) && acc(next, read);
  //@ ensures acc(list(), read); //~ postcondition:predicate
  void wrongWithoutRest() {
  }

  //@ requires acc(list(), read);
  //@ ensures acc(list(), read);
  void wrongWrite(int x) {
    okHas(x);
    value = x; //~ write:permission
  }

  //@ requires list();
  //@ ensures list(); //~ postcondition:predicate
  void wrongAllBack(int x) {
    int old = value;
    okHas(x);
  }

  //@ requires acc(list(), 1/2);
  //@ ensures acc(list(), read);
  void okLoop(int n) {
    int old = value;
    for (int i = 0; i < n; i++)
      //@ invariant acc(list(), read);
    {
      if (value == i) return;
    }
  }

  //@ requires acc(list(), read);
  //@ ensures acc(list(), read);
  void wrongNothingFollows(int x) {
    int old = value;
    okHas(x);
    okHas(x);
    assert value == old;
    //@ assert false; //~ assert:false
  }

  //@ predicate whole(ClosedALittle other) = acc(value) && acc(other.value) && 1 / (this == other ? 0 : 1) == 1;

  //@ requires acc(value, read) && acc(other.value, read);
  //@ ensures acc(whole(other), read); //~ postcondition:predicate
  void wrongInPart(ClosedALittle other) {
  }
}
