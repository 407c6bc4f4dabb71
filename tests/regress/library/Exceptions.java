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
}
