package java.io;

import java.io.PrintStream;

// With what calls an object's toString.
public class PrintStream implements Appendable {
  public void println();

  public void println(boolean value);

  public void println(char value);

  public void println(int value);

  public void println(long value);

  public void println(float value);

  public void println(double value);

  public void println(char[] value);

  public void println(String value);

  public void println(Object value);

  public void print(boolean value);

  public void print(char value);

  public void print(int value);

  public void print(long value);

  public void print(float value);

  public void print(double value);

  public void print(char[] value);

  public void print(String value);

  public PrintStream printf(String format, Object... arguments);

  public PrintStream format(String format, Object... arguments);

  public void print(Object value);

  public void flush();
}
// unlisted: PrintStream(String) PrintStream(String,String) PrintStream(String,java.nio.charset.Charset)
// unlisted: PrintStream(java.io.File) PrintStream(java.io.File,String)
// unlisted: PrintStream(java.io.File,java.nio.charset.Charset) PrintStream(java.io.OutputStream)
// unlisted: PrintStream(java.io.OutputStream,boolean) PrintStream(java.io.OutputStream,boolean,String)
// unlisted: PrintStream(java.io.OutputStream,boolean,java.nio.charset.Charset) append(CharSequence)
// unlisted: append(CharSequence,int,int) append(char) checkError() clearError() close()
// unlisted: format(java.util.Locale,String,Object...) nullOutputStream() out
// unlisted: printf(java.util.Locale,String,Object...) setError() write(byte[])
// unlisted: write(byte[],int,int) write(int) writeBytes(byte[])
