package java.lang;

public class NullPointerException extends RuntimeException {
  //@ ensures getMessage() == null;
  public NullPointerException();

  //@ ensures getMessage() == message;
  public NullPointerException(String message);
}
// unlisted: fillInStackTrace() getMessage()
