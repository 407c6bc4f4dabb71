// A method that overrides several must refine each; without a contract of its own it has the first one's.
interface Up {
  //@ predicate p();

  //@ requires p();
  //@ ensures p() && result > 0;
  int go();
}

interface Down {
  //@ predicate p();

  //@ requires p();
  //@ ensures p() && result < 10;
  int go();
}

class Good implements Up, Down {
  //@ predicate p() = true;

  //@ requires p();
  //@ ensures p() && result == 5;
  public int go() {
    return 5;
  }
}

class First implements Up, Down {
  //@ predicate p() = true;

  public int go() { //~ override:false
    return 5;
  }
}

class Second implements Down, Up {
  //@ predicate p() = true;

  public int go() { //~ override:false
    return 5;
  }
}

interface Joint extends Up, Down {
}

abstract class Middle implements Joint {
  //@ requires p();
  //@ ensures p() && 0 < result < 10;
  public abstract int go();
}

class Below extends Middle {
  //@ predicate p() = true;

  public int go() {
    return 9;
  }
}

class Client {
  //@ requires m != null && m.p();
  static void ok(Middle m) {
    int r = m.go();
    assert r > 0 && r < 10;
  }

  //@ requires u != null && u.p();
  static void wrong(Up u) {
    int r = u.go();
    assert r < 10; //~ assert:false
  }
}
