// Two interfaces name a predicate alike: a class that implements both has one definition for both.
interface Left {
  //@ predicate state();

  //@ requires state();
  //@ ensures state();
  void left();
}

interface Right {
  //@ predicate state();

  //@ requires state();
  //@ ensures state();
  void right();
}

class Both implements Left, Right {
  int x;

  //@ predicate state() = acc(x);

  Both()
    //@ ensures state();
  {
  }

  public void left() {
    x = 1;
  }

  public void right() {
    x = 2;
  }
}

class Client {
  static void okBoth() {
    Both b = new Both();
    Left l = b;
    Right r = b;
    l.left();
    r.right();
    b.left();
  }

  // One state, not two.
  //@ requires l.state() ** r.state();
  static void okSeparate(Left l, Right r) {
    l.left();
    r.right();
  }

  //@ requires l.state();
  static void wrongOther(Left l, Right r) {
    l.left();
    r.right(); //~ precondition:predicate call:null
  }

  static void wrongTwice() {
    Both b = new Both();
    give(b);
    b.right(); //~ precondition:predicate
  }

  //@ requires l.state();
  static void give(Left l) {
  }
}
