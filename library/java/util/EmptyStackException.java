package java.util;

public class EmptyStackException extends RuntimeException {
  //@ ensures getMessage() == null;
  public EmptyStackException();
}
