package java.lang;

public abstract class VirtualMachineError extends Error {
  public VirtualMachineError();

  public VirtualMachineError(String message);
}
// unlisted: VirtualMachineError(String,Throwable) VirtualMachineError(Throwable) addSuppressed(Throwable)
// unlisted: fillInStackTrace() getCause() getLocalizedMessage() getMessage() getStackTrace() getSuppressed()
// unlisted: initCause(Throwable) printStackTrace() printStackTrace(java.io.PrintStream)
// unlisted: printStackTrace(java.io.PrintWriter) setStackTrace(StackTraceElement[]) toString()
