package java.lang;

public class IndexOutOfBoundsException extends RuntimeException {
  //@ ensures getMessage() == null;
  public IndexOutOfBoundsException();

  //@ ensures getMessage() == message;
  public IndexOutOfBoundsException(String message);
}
// unlisted: IndexOutOfBoundsException(int) IndexOutOfBoundsException(long)
