// An abstract method of the superclass and a default method of an interface are both inherited: javac finds the one
// with a body, and every class that has objects overrides both.
interface Defaulting {
  //@ ensures result == 1 || result == 2;
  default int k() {
    return 1;
  }
}

abstract class Inherits extends Above implements Defaulting {
  int ask() {
    int k = k();
    assert k == 1 || k == 2;
    assert k >= 2; //~ assert:false
    return k;
  }
}

abstract class Above {
  //@ ensures result >= 2;
  public abstract int k();
}

class Right extends Inherits {
  //@ ensures result == 2;
  public int k() {
    return 2;
  }
}

class Wrong extends Inherits {
  //@ ensures result == 3;
  public int k() { //~ override:false
    return 3;
  }
}
