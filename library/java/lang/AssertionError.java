package java.lang;

public class AssertionError extends Error {
  //@ ensures getMessage() == null;
  public AssertionError();

  //@ ensures getMessage() == message;
  public AssertionError(String message);
}
