package java.lang;

public class ArrayIndexOutOfBoundsException extends IndexOutOfBoundsException {
  //@ ensures getMessage() == null;
  public ArrayIndexOutOfBoundsException();

  //@ ensures getMessage() == message;
  public ArrayIndexOutOfBoundsException(String message);
}
// unlisted: ArrayIndexOutOfBoundsException(int)
