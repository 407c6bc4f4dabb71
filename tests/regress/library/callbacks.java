// The constructor of Throwable calls fillInStackTrace(), before the final field has its value.
class Ex extends RuntimeException {
  final Object b;

  Ex() {
    super("x");
    b = new Object();
  }

  public Throwable fillInStackTrace() { //~ W0009
    assert b != null;
    return this;
  }
}
