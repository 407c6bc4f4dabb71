package java.lang;

public class SecurityException extends RuntimeException {
  //@ ensures getMessage() == null;
  public SecurityException();

  //@ ensures getMessage() == message;
  public SecurityException(String message);

  //@ ensures getMessage() == message && getCause() == cause;
  public SecurityException(String message, Throwable cause);

  //@ ensures getCause() == cause;
  public SecurityException(Throwable cause);
}
