package java.lang;

public class ClassCastException extends RuntimeException {
  //@ ensures getMessage() == null;
  public ClassCastException();

  //@ ensures getMessage() == message;
  public ClassCastException(String message);
}
