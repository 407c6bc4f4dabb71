package java.lang;

public class InterruptedException extends Exception {
  //@ ensures getMessage() == null;
  public InterruptedException();

  //@ ensures getMessage() == message;
  public InterruptedException(String message);
}
