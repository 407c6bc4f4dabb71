package java.lang;

public class IllegalStateException extends RuntimeException {
  //@ ensures getMessage() == null;
  public IllegalStateException();

  //@ ensures getMessage() == message;
  public IllegalStateException(String message);

  //@ ensures getMessage() == message && getCause() == cause;
  public IllegalStateException(String message, Throwable cause);

  //@ ensures getCause() == cause;
  public IllegalStateException(Throwable cause);
}
