package java.lang;

import java.io.PrintStream;

public final class System {
  public static final PrintStream out;
  public static final PrintStream err;

  public static long currentTimeMillis();

  public static long nanoTime();

  //@ ensures result != null && 0 < result.length();
  public static String lineSeparator();

  /*@ pure @*/ public static int identityHashCode(Object object);

  // It does not return; nothing is said of what would be then.
  public static void exit(int status);

  // As if all were copied aside first; of one array, the rest is what it was.
  //@ requires from != null ** 0 <= at ** 0 <= count ** at + count <= from.length;
  //@ requires to != null ** 0 <= place ** place + count <= to.length;
  //@ requires from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from != to ==> untouched(acc(from[at..at + count]));
  //@ ensures (\forall int i; place <= i && i < place + count; to[i] == \old(from[i - place + at]));
  //@ ensures (\forall int i; from == to && 0 <= i && i < to.length && (i < place || place + count <= i); to[i] == \old(to[i]));
  public static void arraycopy(int[] from, int at, int[] to, int place, int count);

  //@ requires from != null ** 0 <= at ** 0 <= count ** at + count <= from.length;
  //@ requires to != null ** 0 <= place ** place + count <= to.length;
  //@ requires from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from != to ==> untouched(acc(from[at..at + count]));
  //@ ensures (\forall int i; place <= i && i < place + count; to[i] == \old(from[i - place + at]));
  //@ ensures (\forall int i; from == to && 0 <= i && i < to.length && (i < place || place + count <= i); to[i] == \old(to[i]));
  public static void arraycopy(long[] from, int at, long[] to, int place, int count);

  //@ requires from != null ** 0 <= at ** 0 <= count ** at + count <= from.length;
  //@ requires to != null ** 0 <= place ** place + count <= to.length;
  //@ requires from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from != to ==> untouched(acc(from[at..at + count]));
  //@ ensures (\forall int i; place <= i && i < place + count; to[i] == \old(from[i - place + at]));
  //@ ensures (\forall int i; from == to && 0 <= i && i < to.length && (i < place || place + count <= i); to[i] == \old(to[i]));
  public static void arraycopy(char[] from, int at, char[] to, int place, int count);

  //@ requires from != null ** 0 <= at ** 0 <= count ** at + count <= from.length;
  //@ requires to != null ** 0 <= place ** place + count <= to.length;
  //@ requires from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from != to ==> untouched(acc(from[at..at + count]));
  //@ ensures (\forall int i; place <= i && i < place + count; to[i] == \old(from[i - place + at]));
  //@ ensures (\forall int i; from == to && 0 <= i && i < to.length && (i < place || place + count <= i); to[i] == \old(to[i]));
  public static void arraycopy(byte[] from, int at, byte[] to, int place, int count);

  //@ requires from != null ** 0 <= at ** 0 <= count ** at + count <= from.length;
  //@ requires to != null ** 0 <= place ** place + count <= to.length;
  //@ requires from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from != to ==> untouched(acc(from[at..at + count]));
  //@ ensures (\forall int i; place <= i && i < place + count; to[i] == \old(from[i - place + at]));
  //@ ensures (\forall int i; from == to && 0 <= i && i < to.length && (i < place || place + count <= i); to[i] == \old(to[i]));
  public static void arraycopy(boolean[] from, int at, boolean[] to, int place, int count);

  //@ requires from != null ** 0 <= at ** 0 <= count ** at + count <= from.length;
  //@ requires to != null ** 0 <= place ** place + count <= to.length;
  //@ requires from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from != to ==> untouched(acc(from[at..at + count]));
  // What a double is copied to need not be equal to it: NaN is not equal to itself.
  public static void arraycopy(double[] from, int at, double[] to, int place, int count);

  //@ requires from != null ** 0 <= at ** 0 <= count ** at + count <= from.length;
  //@ requires to != null ** 0 <= place ** place + count <= to.length;
  //@ requires from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from == to ? acc(from[*]) : acc(from[at..at + count]) ** acc(to[place..place + count]);
  //@ ensures from != to ==> untouched(acc(from[at..at + count]));
  //@ ensures (\forall int i; place <= i && i < place + count; to[i] == \old(from[i - place + at]));
  //@ ensures (\forall int i; from == to && 0 <= i && i < to.length && (i < place || place + count <= i); to[i] == \old(to[i]));
  public static <T> void arraycopy(T[] from, int at, T[] to, int place, int count);
}
// unlisted: Logger LoggerFinder arraycopy(Object,int,Object,int,int) clearProperty(String) console() gc()
// unlisted: getLogger(String) getLogger(String,java.util.ResourceBundle) getProperties() getProperty(String)
// unlisted: getProperty(String,String) getSecurityManager() getenv() getenv(String) in inheritedChannel()
// unlisted: load(String) loadLibrary(String) mapLibraryName(String) runFinalization()
// unlisted: setErr(java.io.PrintStream) setIn(java.io.InputStream) setOut(java.io.PrintStream)
// unlisted: setProperties(java.util.Properties) setProperty(String,String) setSecurityManager(SecurityManager)
