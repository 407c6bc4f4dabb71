package java.lang;

// What an exception says of itself is given when it is made.
public class Throwable implements java.io.Serializable {
  //@ ensures getMessage() == null;
  public Throwable();

  //@ ensures getMessage() == message;
  public Throwable(String message);

  //@ ensures getMessage() == message && getCause() == cause;
  public Throwable(String message, Throwable cause);

  //@ ensures getCause() == cause;
  public Throwable(Throwable cause);

  /*@ pure @*/ public String getMessage();

  // An override need not be pure.
  public String getLocalizedMessage();

  /*@ pure @*/ public Throwable getCause();

  // No exception is suppressed by itself.
  //@ requires exception != null;
  //@ ensures exception != this;
  //@ signals (IllegalArgumentException e) exception == this;
  public final void addSuppressed(Throwable exception);

  // In an array that is made for it; there may be others than those that were added in the program.
  //@ ensures acc(result[*]);
  //@ ensures (\forall int i; 0 <= i && i < result.length; result[i] != null);
  public final Throwable[] getSuppressed();

  //@ ensures result != null;
  public String toString();

  public void printStackTrace();
}
// unlisted: Throwable(String,Throwable,boolean,boolean) fillInStackTrace() getStackTrace()
// unlisted: initCause(Throwable) printStackTrace(java.io.PrintStream) printStackTrace(java.io.PrintWriter)
// unlisted: setStackTrace(StackTraceElement[])
