package java.lang;

public class NoClassDefFoundError extends LinkageError {
  //@ ensures getMessage() == null;
  public NoClassDefFoundError();

  //@ ensures getMessage() == message;
  public NoClassDefFoundError(String message);
}
