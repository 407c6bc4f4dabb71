package java.lang;

public class SecurityException extends RuntimeException {
  //@ ensures getMessage() == null;
  public SecurityException();

  //@ ensures getMessage() == message;
  public SecurityException(String message);
}
