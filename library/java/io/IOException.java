package java.io;

public class IOException extends Exception {
  //@ ensures getMessage() == null;
  public IOException();

  //@ ensures getMessage() == message;
  public IOException(String message);

  //@ ensures getMessage() == message && getCause() == cause;
  public IOException(String message, Throwable cause);

  //@ ensures getCause() == cause;
  public IOException(Throwable cause);
}
