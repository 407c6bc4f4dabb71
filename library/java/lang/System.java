package java.lang;

import java.io.PrintStream;

public final class System {
  public static final PrintStream out;
  public static final PrintStream err;

  public static long currentTimeMillis();

  public static long nanoTime();
}
