package java.lang;

public class AssertionError extends Error {
  //@ ensures getMessage() == null;
  public AssertionError();

  // Java has one for objects, which takes null for "null"; here it is known for strings.
  //@ ensures message != null ==> getMessage() == message;
  public AssertionError(String message);
}
// unlisted: AssertionError(Object) AssertionError(String,Throwable) AssertionError(boolean)
// unlisted: AssertionError(char) AssertionError(double) AssertionError(float) AssertionError(int)
// unlisted: AssertionError(long)
