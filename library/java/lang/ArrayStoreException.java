package java.lang;

public class ArrayStoreException extends RuntimeException {
  //@ ensures getMessage() == null;
  public ArrayStoreException();

  //@ ensures getMessage() == message;
  public ArrayStoreException(String message);
}
