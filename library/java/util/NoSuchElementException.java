package java.util;

public class NoSuchElementException extends RuntimeException {
  //@ ensures getMessage() == null;
  public NoSuchElementException();

  //@ ensures getMessage() == message;
  public NoSuchElementException(String message);

  //@ ensures getMessage() == message && getCause() == cause;
  public NoSuchElementException(String message, Throwable cause);

  //@ ensures getCause() == cause;
  public NoSuchElementException(Throwable cause);
}
