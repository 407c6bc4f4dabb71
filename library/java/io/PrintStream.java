package java.io;

// Printing changes nothing that a program can read again. Objects are not printed: that would call their
// toString, which may need permissions.
public class PrintStream implements Appendable, Closeable {
  public void println();

  public void println(boolean value);

  public void println(char value);

  public void println(int value);

  public void println(long value);

  public void println(float value);

  public void println(double value);

  public void println(String value);

  public void print(boolean value);

  public void print(char value);

  public void print(int value);

  public void print(long value);

  public void print(float value);

  public void print(double value);

  public void print(String value);

  public void flush();
}
// unlisted: PrintStream(String) PrintStream(String,String) PrintStream(String,java.nio.charset.Charset)
// unlisted: PrintStream(java.io.File) PrintStream(java.io.File,String)
// unlisted: PrintStream(java.io.File,java.nio.charset.Charset) PrintStream(java.io.OutputStream)
// unlisted: PrintStream(java.io.OutputStream,boolean) PrintStream(java.io.OutputStream,boolean,String)
// unlisted: PrintStream(java.io.OutputStream,boolean,java.nio.charset.Charset) append(CharSequence)
// unlisted: append(CharSequence,int,int) append(char) checkError() clearError() close()
// unlisted: format(String,Object...) format(java.util.Locale,String,Object...) nullOutputStream() out
// unlisted: print(Object) print(char[]) printf(String,Object...) printf(java.util.Locale,String,Object...)
// unlisted: println(Object) println(char[]) setError() write(byte[]) write(byte[],int,int) write(int)
// unlisted: writeBytes(byte[])
