// Bodies of the library call what a program overrides.
class Shown extends RuntimeException {
  //@ ensures result != null;
  public String toString() {
    assert Early.value != null;
    return "";
  }
}

class Value {
}

class Early {
  static RuntimeException made = new RuntimeException(new Shown()); //~ W0015
  static final Value value = new Value();
}

class Printing {
  static { //~ W0015
    new Worded().printStackTrace();
  }
  static final Value value = new Value();
}

class Worded extends Exception {
  public String getLocalizedMessage() {
    assert Printing.value != null;
    return "";
  }
}

class InTime {
  static final Value value = new Value();
  static RuntimeException made = new RuntimeException("a message is given", new OfTime());
}

class OfTime extends Exception {
  //@ ensures result != null;
  public String toString() {
    assert InTime.value != null;
    return "";
  }
}
