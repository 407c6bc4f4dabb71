package java.io;

public class IOException extends Exception {
  //@ ensures getMessage() == null;
  public IOException();

  //@ ensures getMessage() == message;
  public IOException(String message);
}
