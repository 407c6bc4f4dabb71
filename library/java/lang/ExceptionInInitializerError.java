package java.lang;

public class ExceptionInInitializerError extends LinkageError {
  //@ ensures getMessage() == null;
  public ExceptionInInitializerError();

  //@ ensures getMessage() == message;
  public ExceptionInInitializerError(String message);
}
// unlisted: ExceptionInInitializerError(Throwable) getException()
