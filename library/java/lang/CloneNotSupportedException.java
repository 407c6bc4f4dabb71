package java.lang;

public class CloneNotSupportedException extends Exception {
  //@ ensures getMessage() == null;
  public CloneNotSupportedException();

  //@ ensures getMessage() == message;
  public CloneNotSupportedException(String message);
}
