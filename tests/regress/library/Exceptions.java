class Exceptions {
  void okMessage(String text) {
    Exception made = new IllegalArgumentException(text);
    assert made.getMessage() == text;
    made = new RuntimeException();
    assert made.getMessage() == null;
  }

  void wrongMessage(String text) {
    Exception made = new IllegalArgumentException(text);
    assert made.getMessage() != null; //~ assert:false
  }

  void wrongCause(Throwable cause) {
    Throwable made = new Error("all is lost", cause);
    assert made.getCause() == made; //~ assert:false
  }

  //@ signals (IllegalStateException e) e.getCause() != null && n < 0;
  void okOnlyCause(int n) {
    try {
      if (n < 0) throw new java.util.NoSuchElementException("nothing left");
    } catch (java.util.NoSuchElementException e) {
      throw new IllegalStateException(e);
    }
  }
}
