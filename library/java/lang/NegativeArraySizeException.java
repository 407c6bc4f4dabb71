package java.lang;

public class NegativeArraySizeException extends RuntimeException {
  //@ ensures getMessage() == null;
  public NegativeArraySizeException();

  //@ ensures getMessage() == message;
  public NegativeArraySizeException(String message);
}
