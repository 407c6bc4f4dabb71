package java.lang;

public class ArithmeticException extends RuntimeException {
  //@ ensures getMessage() == null;
  public ArithmeticException();

  //@ ensures getMessage() == message;
  public ArithmeticException(String message);
}
