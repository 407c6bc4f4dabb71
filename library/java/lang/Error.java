package java.lang;

public class Error extends Throwable {
  //@ ensures getMessage() == null;
  public Error();

  //@ ensures getMessage() == message;
  public Error(String message);

  //@ ensures getMessage() == message && getCause() == cause;
  public Error(String message, Throwable cause);

  //@ ensures getCause() == cause;
  public Error(Throwable cause);
}
// unlisted: Error(String,Throwable,boolean,boolean)
