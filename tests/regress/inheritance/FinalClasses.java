// The definition that a final class has is every object's; one that is extended is not, even by one class only.
final class Cell {
  int x;

  //@ predicate valid() = acc(x);
}

class Open {
  int x;

  //@ predicate valid() = acc(x);
  //@ predicate own() = acc(x);
  //@ pure int get() requires valid(); = x;
}

// It has the same definition of `own`, but not of `valid`: so what Open defines is not closed.
class Below extends Open {
  int y;

  //@ predicate valid() = acc(x) && acc(y);
}

class Closed {
  int x;

  //@ predicate valid() = acc(x);
}

// It defines nothing anew.
class Alike extends Closed {
  int y;

  //@ predicate more() = acc(y);
}

class Client {
  //@ requires c.valid();
  //@ ensures c.valid();
  static void okFinal(Cell c) {
    c.x = 1;
  }

  //@ requires o.valid();
  static void wrongOpen(Open o) {
    o.x = 1; //~ write:permission
  }

  //@ requires o.own();
  static void wrongOwn(Open o) {
    o.x = 1; //~ write:permission
  }

  //@ requires b.own();
  //@ ensures b.own();
  static void okBelow(Below b) {
    b.x = 1;
  }

  //@ requires c.valid();
  //@ ensures c.valid();
  static void okClosed(Closed c) {
    c.x = 1;
  }

  //@ requires a.valid() && a.more();
  //@ ensures a.valid();
  static void okAlike(Alike a) {
    a.x = a.y;
  }

  //@ requires o.valid();
  static void wrongPure(Open o) {
    int v = 3;
    //@ assert o.get() == v; //~ assert:false
    //@ open o.valid(); //~ open:predicate
  }
}
