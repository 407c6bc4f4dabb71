package java.lang;

public class StringIndexOutOfBoundsException extends IndexOutOfBoundsException {
  //@ ensures getMessage() == null;
  public StringIndexOutOfBoundsException();

  //@ ensures getMessage() == message;
  public StringIndexOutOfBoundsException(String message);
}
// unlisted: StringIndexOutOfBoundsException(int)
