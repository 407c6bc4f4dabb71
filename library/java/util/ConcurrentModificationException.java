package java.util;

public class ConcurrentModificationException extends RuntimeException {
  //@ ensures getMessage() == null;
  public ConcurrentModificationException();

  //@ ensures getMessage() == message;
  public ConcurrentModificationException(String message);

  //@ ensures getMessage() == message && getCause() == cause;
  public ConcurrentModificationException(String message, Throwable cause);

  //@ ensures getCause() == cause;
  public ConcurrentModificationException(Throwable cause);
}
