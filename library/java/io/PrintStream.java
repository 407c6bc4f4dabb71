package java.io;

// Printing changes nothing that a program can read again. Objects are not printed: that would call their
// toString, which may need permissions.
public class PrintStream {
  public void println();

  public void println(boolean value);

  public void println(char value);

  public void println(int value);

  public void println(long value);

  public void println(double value);

  public void println(String value);

  public void print(boolean value);

  public void print(char value);

  public void print(int value);

  public void print(long value);

  public void print(double value);

  public void print(String value);

  public void flush();
}
