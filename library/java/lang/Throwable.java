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

  /*@ pure @*/ public Throwable getCause();

  //@ ensures result != null;
  public String toString();

  public void printStackTrace();
}
// unlisted: Throwable(String,Throwable,boolean,boolean) addSuppressed(Throwable) fillInStackTrace()
// unlisted: getLocalizedMessage() getStackTrace() getSuppressed() initCause(Throwable)
// unlisted: printStackTrace(java.io.PrintStream) printStackTrace(java.io.PrintWriter)
// unlisted: setStackTrace(StackTraceElement[])
