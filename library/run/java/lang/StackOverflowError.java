package java.lang;

public class StackOverflowError extends VirtualMachineError {
  public StackOverflowError();

  public StackOverflowError(String message);
}
// unlisted: addSuppressed(Throwable) fillInStackTrace() getCause() getLocalizedMessage() getMessage()
// unlisted: getStackTrace() getSuppressed() initCause(Throwable) printStackTrace()
// unlisted: printStackTrace(java.io.PrintStream) printStackTrace(java.io.PrintWriter)
// unlisted: setStackTrace(StackTraceElement[]) toString()
