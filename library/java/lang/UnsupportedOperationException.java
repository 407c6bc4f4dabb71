package java.lang;

public class UnsupportedOperationException extends RuntimeException {
  //@ ensures getMessage() == null;
  public UnsupportedOperationException();

  //@ ensures getMessage() == message;
  public UnsupportedOperationException(String message);

  //@ ensures getMessage() == message && getCause() == cause;
  public UnsupportedOperationException(String message, Throwable cause);

  //@ ensures getCause() == cause;
  public UnsupportedOperationException(Throwable cause);
}
