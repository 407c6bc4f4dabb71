package java.lang;

public class IllegalArgumentException extends RuntimeException {
  //@ ensures getMessage() == null;
  public IllegalArgumentException();

  //@ ensures getMessage() == message;
  public IllegalArgumentException(String message);

  //@ ensures getMessage() == message && getCause() == cause;
  public IllegalArgumentException(String message, Throwable cause);

  //@ ensures getCause() == cause;
  public IllegalArgumentException(Throwable cause);
}
