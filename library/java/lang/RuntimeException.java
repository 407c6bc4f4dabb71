package java.lang;

public class RuntimeException extends Exception {
  //@ ensures getMessage() == null;
  public RuntimeException();

  //@ ensures getMessage() == message;
  public RuntimeException(String message);

  //@ ensures getMessage() == message && getCause() == cause;
  public RuntimeException(String message, Throwable cause);

  //@ ensures getCause() == cause;
  public RuntimeException(Throwable cause);
}
// unlisted: RuntimeException(String,Throwable,boolean,boolean)
