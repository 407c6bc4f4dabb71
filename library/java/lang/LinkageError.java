package java.lang;

public class LinkageError extends Error {
  //@ ensures getMessage() == null;
  public LinkageError();

  //@ ensures getMessage() == message;
  public LinkageError(String message);
}
// unlisted: LinkageError(String,Throwable)
