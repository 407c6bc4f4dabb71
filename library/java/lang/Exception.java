package java.lang;

public class Exception extends Throwable {
  //@ ensures getMessage() == null;
  public Exception();

  //@ ensures getMessage() == message;
  public Exception(String message);

  //@ ensures getMessage() == message && getCause() == cause;
  public Exception(String message, Throwable cause);

  //@ ensures getCause() == cause;
  public Exception(Throwable cause);
}
// unlisted: Exception(String,Throwable,boolean,boolean)
