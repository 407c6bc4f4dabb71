package java.lang;

public class NumberFormatException extends IllegalArgumentException {
  //@ ensures getMessage() == null;
  public NumberFormatException();

  //@ ensures getMessage() == message;
  public NumberFormatException(String message);
}
