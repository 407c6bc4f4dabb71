// What the library says of an exception's message holds of those that do not override it.
class Own extends RuntimeException {
  public /*@ pure @*/ String getMessage() {
    return "own";
  }
}

class Made extends RuntimeException {
  Made() {
    super("made");
  }

  //@ ensures getMessage() == text;
  Made(String text) {
    super(text);
  }

  //@ ensures getMessage() == null; //~ postcondition:false
  Made(String text, int n) {
    super(text);
  }

  public /*@ pure @*/ String getLocalizedMessage() {
    return "local";
  }
}

class Below extends Own {
  Below() {
  }

  //@ ensures getMessage() == null; //~ postcondition:false
  Below(int n) {
  }

  //@ ensures getMessage() == "own";
  Below(boolean b) {
  }
}

class Messages {
  void okOwn() {
    Own e = new Own();
    assert e.getMessage() == "own";
  }

  void wrongOwn() {
    Own e = new Own();
    assert e.getMessage() == null; //~ assert:false
  }

  void okBelow() {
    Below e = new Below();
    assert e.getMessage() == "own";
  }

  void wrongBelow() {
    Below e = new Below();
    assert e.getMessage() == null; //~ assert:false
  }

  void okMade() {
    Made e = new Made("text");
    assert e.getMessage() == "text";
  }

  void wrongMade() {
    Made e = new Made();
    assert e.getMessage() == "made"; //~ assert:false
  }

  void okThrown() {
    try {
      throw new IllegalStateException("text");
    } catch (RuntimeException e) {
      assert e.getMessage() == "text";
    }
  }

  void wrongThrown(RuntimeException given)
    //@ requires given != null;
  {
    try {
      throw given;
    } catch (RuntimeException e) {
      assert e.getMessage() == null; //~ assert:false
    }
  }
}
