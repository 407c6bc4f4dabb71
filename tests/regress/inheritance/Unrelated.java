// Interfaces that no class joins have different predicates, even of one name.
interface Left {
  //@ predicate state();
}

interface Right {
  //@ predicate state();

  //@ requires state();
  //@ ensures state();
  void right();
}

class OnlyRight implements Right {
  //@ predicate state() = true;

  public void right() {
  }
}

class Client {
  //@ requires l.state() && r != null && l == r;
  static void wrongName(Left l, Right r) {
    r.right(); //~ precondition:predicate
  }

  static void okRight() {
    Right r = new OnlyRight();
    r.right();
  }
}
