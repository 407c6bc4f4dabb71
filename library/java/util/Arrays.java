package java.util;

// Arrays of floating-point numbers are not sorted or compared here: what Java does with NaN and -0.0 is not said by < and ==.
public class Arrays {
  // A list of as many elements for good, of which there is a part only: so it cannot be changed, nor the array.
  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures result != null && acc(result.valid(), 1/2) && result.view() == \old(\values(a, 0, a.length));
  public static <T> List<T> asList(T... a);

  //@ requires acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == value);
  public static void fill(int[] a, int value);

  //@ requires a != null && 0 <= from && from <= to && to <= a.length;
  //@ requires acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures (\forall int i; from <= i && i < to; a[i] == value);
  public static void fill(int[] a, int from, int to, int value);

  //@ requires acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == value);
  public static void fill(long[] a, long value);

  //@ requires a != null && 0 <= from && from <= to && to <= a.length;
  //@ requires acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures (\forall int i; from <= i && i < to; a[i] == value);
  public static void fill(long[] a, int from, int to, long value);

  //@ requires acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == value);
  public static void fill(short[] a, short value);

  //@ requires a != null && 0 <= from && from <= to && to <= a.length;
  //@ requires acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures (\forall int i; from <= i && i < to; a[i] == value);
  public static void fill(short[] a, int from, int to, short value);

  //@ requires acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == value);
  public static void fill(char[] a, char value);

  //@ requires a != null && 0 <= from && from <= to && to <= a.length;
  //@ requires acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures (\forall int i; from <= i && i < to; a[i] == value);
  public static void fill(char[] a, int from, int to, char value);

  //@ requires acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == value);
  public static void fill(byte[] a, byte value);

  //@ requires a != null && 0 <= from && from <= to && to <= a.length;
  //@ requires acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures (\forall int i; from <= i && i < to; a[i] == value);
  public static void fill(byte[] a, int from, int to, byte value);

  //@ requires acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == value);
  public static void fill(boolean[] a, boolean value);

  //@ requires a != null && 0 <= from && from <= to && to <= a.length;
  //@ requires acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures (\forall int i; from <= i && i < to; a[i] == value);
  public static void fill(boolean[] a, int from, int to, boolean value);

  //@ requires acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == value);
  public static <T> void fill(T[] a, T value);

  //@ requires a != null && 0 <= from && from <= to && to <= a.length;
  //@ requires acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures (\forall int i; from <= i && i < to; a[i] == value);
  public static <T> void fill(T[] a, int from, int to, T value);

  // Of references: null where the first one has no element.
  //@ requires 0 <= length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == length;
  //@ ensures (\forall int i; 0 <= i && i < length; result[i] == (i < a.length ? a[i] : null));
  public static <T> T[] copyOf(T[] a, int length);

  //@ requires a != null && 0 <= from && from <= to && from <= a.length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == to - from;
  //@ ensures (\forall int i; 0 <= i && i < to - from; result[i] == (from + i < a.length ? a[from + i] : null));
  public static <T> T[] copyOfRange(T[] a, int from, int to);

  //@ requires 0 <= length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == length;
  //@ ensures (\forall int i; 0 <= i && i < length; result[i] == (i < a.length ? a[i] : 0));
  public static int[] copyOf(int[] a, int length);

  //@ requires a != null && 0 <= from && from <= to && from <= a.length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == to - from;
  //@ ensures (\forall int i; 0 <= i && i < to - from; result[i] == (from + i < a.length ? a[from + i] : 0));
  public static int[] copyOfRange(int[] a, int from, int to);

  //@ requires acc(a[*]);
  //@ requires acc(b[*]);
  //@ ensures result == (a.length == b.length && (\forall int i; 0 <= i && i < a.length; a[i] == b[i]));
  /*@ pure @*/ public static boolean equals(int[] a, int[] b);

  //@ requires acc(a[*]);
  /*@ pure @*/ public static int hashCode(int[] a);

  //@ requires 0 <= length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == length;
  //@ ensures (\forall int i; 0 <= i && i < length; result[i] == (i < a.length ? a[i] : 0));
  public static long[] copyOf(long[] a, int length);

  //@ requires a != null && 0 <= from && from <= to && from <= a.length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == to - from;
  //@ ensures (\forall int i; 0 <= i && i < to - from; result[i] == (from + i < a.length ? a[from + i] : 0));
  public static long[] copyOfRange(long[] a, int from, int to);

  //@ requires acc(a[*]);
  //@ requires acc(b[*]);
  //@ ensures result == (a.length == b.length && (\forall int i; 0 <= i && i < a.length; a[i] == b[i]));
  /*@ pure @*/ public static boolean equals(long[] a, long[] b);

  //@ requires acc(a[*]);
  /*@ pure @*/ public static int hashCode(long[] a);

  //@ requires 0 <= length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == length;
  //@ ensures (\forall int i; 0 <= i && i < length; result[i] == (i < a.length ? a[i] : 0));
  public static short[] copyOf(short[] a, int length);

  //@ requires a != null && 0 <= from && from <= to && from <= a.length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == to - from;
  //@ ensures (\forall int i; 0 <= i && i < to - from; result[i] == (from + i < a.length ? a[from + i] : 0));
  public static short[] copyOfRange(short[] a, int from, int to);

  //@ requires acc(a[*]);
  //@ requires acc(b[*]);
  //@ ensures result == (a.length == b.length && (\forall int i; 0 <= i && i < a.length; a[i] == b[i]));
  /*@ pure @*/ public static boolean equals(short[] a, short[] b);

  //@ requires acc(a[*]);
  /*@ pure @*/ public static int hashCode(short[] a);

  //@ requires 0 <= length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == length;
  //@ ensures (\forall int i; 0 <= i && i < length; result[i] == (i < a.length ? a[i] : 0));
  public static char[] copyOf(char[] a, int length);

  //@ requires a != null && 0 <= from && from <= to && from <= a.length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == to - from;
  //@ ensures (\forall int i; 0 <= i && i < to - from; result[i] == (from + i < a.length ? a[from + i] : 0));
  public static char[] copyOfRange(char[] a, int from, int to);

  //@ requires acc(a[*]);
  //@ requires acc(b[*]);
  //@ ensures result == (a.length == b.length && (\forall int i; 0 <= i && i < a.length; a[i] == b[i]));
  /*@ pure @*/ public static boolean equals(char[] a, char[] b);

  //@ requires acc(a[*]);
  /*@ pure @*/ public static int hashCode(char[] a);

  //@ requires 0 <= length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == length;
  //@ ensures (\forall int i; 0 <= i && i < length; result[i] == (i < a.length ? a[i] : 0));
  public static byte[] copyOf(byte[] a, int length);

  //@ requires a != null && 0 <= from && from <= to && from <= a.length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == to - from;
  //@ ensures (\forall int i; 0 <= i && i < to - from; result[i] == (from + i < a.length ? a[from + i] : 0));
  public static byte[] copyOfRange(byte[] a, int from, int to);

  //@ requires acc(a[*]);
  //@ requires acc(b[*]);
  //@ ensures result == (a.length == b.length && (\forall int i; 0 <= i && i < a.length; a[i] == b[i]));
  /*@ pure @*/ public static boolean equals(byte[] a, byte[] b);

  //@ requires acc(a[*]);
  /*@ pure @*/ public static int hashCode(byte[] a);

  //@ requires 0 <= length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == length;
  //@ ensures (\forall int i; 0 <= i && i < length; result[i] == (i < a.length ? a[i] : false));
  public static boolean[] copyOf(boolean[] a, int length);

  //@ requires a != null && 0 <= from && from <= to && from <= a.length;
  //@ requires acc(a[*], ?f);
  //@ ensures acc(a[*], f);
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  //@ ensures acc(result[*]);
  //@ ensures result.length == to - from;
  //@ ensures (\forall int i; 0 <= i && i < to - from; result[i] == (from + i < a.length ? a[from + i] : false));
  public static boolean[] copyOfRange(boolean[] a, int from, int to);

  //@ requires acc(a[*]);
  //@ requires acc(b[*]);
  //@ ensures result == (a.length == b.length && (\forall int i; 0 <= i && i < a.length; a[i] == b[i]));
  /*@ pure @*/ public static boolean equals(boolean[] a, boolean[] b);

  //@ requires acc(a[*]);
  /*@ pure @*/ public static int hashCode(boolean[] a);

  //@ requires acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i, j; 0 <= i && i <= j && j < a.length; a[i] <= a[j]);
  //@ ensures \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
  public static void sort(int[] a);

  //@ requires a != null && 0 <= from && from <= to && to <= a.length;
  //@ requires acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures (\forall int i, j; from <= i && i <= j && j < to; a[i] <= a[j]);
  //@ ensures \values(a, from, to).bag == \old(\values(a, from, to).bag);
  public static void sort(int[] a, int from, int to);

  //@ requires acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i, j; 0 <= i && i <= j && j < a.length; a[i] <= a[j]);
  //@ ensures \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
  public static void sort(long[] a);

  //@ requires a != null && 0 <= from && from <= to && to <= a.length;
  //@ requires acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures (\forall int i, j; from <= i && i <= j && j < to; a[i] <= a[j]);
  //@ ensures \values(a, from, to).bag == \old(\values(a, from, to).bag);
  public static void sort(long[] a, int from, int to);

  //@ requires acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i, j; 0 <= i && i <= j && j < a.length; a[i] <= a[j]);
  //@ ensures \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
  public static void sort(short[] a);

  //@ requires a != null && 0 <= from && from <= to && to <= a.length;
  //@ requires acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures (\forall int i, j; from <= i && i <= j && j < to; a[i] <= a[j]);
  //@ ensures \values(a, from, to).bag == \old(\values(a, from, to).bag);
  public static void sort(short[] a, int from, int to);

  //@ requires acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i, j; 0 <= i && i <= j && j < a.length; a[i] <= a[j]);
  //@ ensures \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
  public static void sort(char[] a);

  //@ requires a != null && 0 <= from && from <= to && to <= a.length;
  //@ requires acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures (\forall int i, j; from <= i && i <= j && j < to; a[i] <= a[j]);
  //@ ensures \values(a, from, to).bag == \old(\values(a, from, to).bag);
  public static void sort(char[] a, int from, int to);

  //@ requires acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i, j; 0 <= i && i <= j && j < a.length; a[i] <= a[j]);
  //@ ensures \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
  public static void sort(byte[] a);

  //@ requires a != null && 0 <= from && from <= to && to <= a.length;
  //@ requires acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures (\forall int i, j; from <= i && i <= j && j < to; a[i] <= a[j]);
  //@ ensures \values(a, from, to).bag == \old(\values(a, from, to).bag);
  public static void sort(byte[] a, int from, int to);

  //@ requires acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \values(a, 0, a.length) == \old(\values(a, 0, a.length)) && result != null;
  public static String toString(int[] a);

  //@ requires acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \values(a, 0, a.length) == \old(\values(a, 0, a.length)) && result != null;
  public static String toString(long[] a);

  //@ requires acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \values(a, 0, a.length) == \old(\values(a, 0, a.length)) && result != null;
  public static String toString(short[] a);

  //@ requires acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \values(a, 0, a.length) == \old(\values(a, 0, a.length)) && result != null;
  public static String toString(char[] a);

  //@ requires acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \values(a, 0, a.length) == \old(\values(a, 0, a.length)) && result != null;
  public static String toString(byte[] a);

  //@ requires acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \values(a, 0, a.length) == \old(\values(a, 0, a.length)) && result != null;
  public static String toString(boolean[] a);

  //@ requires acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \values(a, 0, a.length) == \old(\values(a, 0, a.length)) && result != null;
  public static String toString(double[] a);

  //@ requires acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \values(a, 0, a.length) == \old(\values(a, 0, a.length)) && result != null;
  public static String toString(float[] a);
}
// unlisted: binarySearch(Object[],Object) binarySearch(Object[],Object,java.util.Comparator)
// unlisted: binarySearch(Object[],int,int,Object) binarySearch(Object[],int,int,Object,java.util.Comparator)
// unlisted: binarySearch(byte[],byte) binarySearch(byte[],int,int,byte) binarySearch(char[],char)
// unlisted: binarySearch(char[],int,int,char) binarySearch(double[],double)
// unlisted: binarySearch(double[],int,int,double) binarySearch(float[],float)
// unlisted: binarySearch(float[],int,int,float) binarySearch(int[],int) binarySearch(int[],int,int,int)
// unlisted: binarySearch(long[],int,int,long) binarySearch(long[],long) binarySearch(short[],int,int,short)
// unlisted: binarySearch(short[],short) compare(Comparable[],Comparable[])
// unlisted: compare(Comparable[],int,int,Comparable[],int,int) compare(Object[],Object[],java.util.Comparator)
// unlisted: compare(Object[],int,int,Object[],int,int,java.util.Comparator) compare(boolean[],boolean[])
// unlisted: compare(boolean[],int,int,boolean[],int,int) compare(byte[],byte[])
// unlisted: compare(byte[],int,int,byte[],int,int) compare(char[],char[])
// unlisted: compare(char[],int,int,char[],int,int) compare(double[],double[])
// unlisted: compare(double[],int,int,double[],int,int) compare(float[],float[])
// unlisted: compare(float[],int,int,float[],int,int) compare(int[],int,int,int[],int,int) compare(int[],int[])
// unlisted: compare(long[],int,int,long[],int,int) compare(long[],long[])
// unlisted: compare(short[],int,int,short[],int,int) compare(short[],short[]) compareUnsigned(byte[],byte[])
// unlisted: compareUnsigned(byte[],int,int,byte[],int,int) compareUnsigned(int[],int,int,int[],int,int)
// unlisted: compareUnsigned(int[],int[]) compareUnsigned(long[],int,int,long[],int,int)
// unlisted: compareUnsigned(long[],long[]) compareUnsigned(short[],int,int,short[],int,int)
// unlisted: compareUnsigned(short[],short[]) copyOf(Object[],int,Class)
// unlisted: copyOf(double[],int) copyOf(float[],int)
// unlisted: copyOfRange(Object[],int,int,Class) copyOfRange(double[],int,int) copyOfRange(float[],int,int)
// unlisted: deepEquals(Object[],Object[]) deepHashCode(Object[]) deepToString(Object[])
// unlisted: equals(Object[],Object[]) equals(Object[],Object[],java.util.Comparator)
// unlisted: equals(Object[],int,int,Object[],int,int)
// unlisted: equals(Object[],int,int,Object[],int,int,java.util.Comparator)
// unlisted: equals(boolean[],int,int,boolean[],int,int) equals(byte[],int,int,byte[],int,int)
// unlisted: equals(char[],int,int,char[],int,int) equals(double[],double[])
// unlisted: equals(double[],int,int,double[],int,int) equals(float[],float[])
// unlisted: equals(float[],int,int,float[],int,int) equals(int[],int,int,int[],int,int)
// unlisted: equals(long[],int,int,long[],int,int) equals(short[],int,int,short[],int,int)
// unlisted: fill(double[],double) fill(double[],int,int,double) fill(float[],float)
// unlisted: fill(float[],int,int,float) hashCode(Object[]) hashCode(double[]) hashCode(float[])
// unlisted: mismatch(Object[],Object[]) mismatch(Object[],Object[],java.util.Comparator)
// unlisted: mismatch(Object[],int,int,Object[],int,int)
// unlisted: mismatch(Object[],int,int,Object[],int,int,java.util.Comparator) mismatch(boolean[],boolean[])
// unlisted: mismatch(boolean[],int,int,boolean[],int,int) mismatch(byte[],byte[])
// unlisted: mismatch(byte[],int,int,byte[],int,int) mismatch(char[],char[])
// unlisted: mismatch(char[],int,int,char[],int,int) mismatch(double[],double[])
// unlisted: mismatch(double[],int,int,double[],int,int) mismatch(float[],float[])
// unlisted: mismatch(float[],int,int,float[],int,int) mismatch(int[],int,int,int[],int,int)
// unlisted: mismatch(int[],int[]) mismatch(long[],int,int,long[],int,int) mismatch(long[],long[])
// unlisted: mismatch(short[],int,int,short[],int,int) mismatch(short[],short[])
// unlisted: parallelPrefix(Object[],int,int,java.util.function.BinaryOperator)
// unlisted: parallelPrefix(Object[],java.util.function.BinaryOperator)
// unlisted: parallelPrefix(double[],int,int,java.util.function.DoubleBinaryOperator)
// unlisted: parallelPrefix(double[],java.util.function.DoubleBinaryOperator)
// unlisted: parallelPrefix(int[],int,int,java.util.function.IntBinaryOperator)
// unlisted: parallelPrefix(int[],java.util.function.IntBinaryOperator)
// unlisted: parallelPrefix(long[],int,int,java.util.function.LongBinaryOperator)
// unlisted: parallelPrefix(long[],java.util.function.LongBinaryOperator)
// unlisted: parallelSetAll(Object[],java.util.function.IntFunction)
// unlisted: parallelSetAll(double[],java.util.function.IntToDoubleFunction)
// unlisted: parallelSetAll(int[],java.util.function.IntUnaryOperator)
// unlisted: parallelSetAll(long[],java.util.function.IntToLongFunction) parallelSort(Comparable[])
// unlisted: parallelSort(Comparable[],int,int) parallelSort(Object[],int,int,java.util.Comparator)
// unlisted: parallelSort(Object[],java.util.Comparator) parallelSort(byte[]) parallelSort(byte[],int,int)
// unlisted: parallelSort(char[]) parallelSort(char[],int,int) parallelSort(double[])
// unlisted: parallelSort(double[],int,int) parallelSort(float[]) parallelSort(float[],int,int)
// unlisted: parallelSort(int[]) parallelSort(int[],int,int) parallelSort(long[]) parallelSort(long[],int,int)
// unlisted: parallelSort(short[]) parallelSort(short[],int,int)
// unlisted: setAll(Object[],java.util.function.IntFunction)
// unlisted: setAll(double[],java.util.function.IntToDoubleFunction)
// unlisted: setAll(int[],java.util.function.IntUnaryOperator)
// unlisted: setAll(long[],java.util.function.IntToLongFunction) sort(Object[]) sort(Object[],int,int)
// unlisted: sort(Object[],int,int,java.util.Comparator) sort(Object[],java.util.Comparator) sort(double[])
// unlisted: sort(double[],int,int) sort(float[]) sort(float[],int,int) spliterator(Object[])
// unlisted: spliterator(Object[],int,int) spliterator(double[]) spliterator(double[],int,int)
// unlisted: spliterator(int[]) spliterator(int[],int,int) spliterator(long[]) spliterator(long[],int,int)
// unlisted: stream(Object[]) stream(Object[],int,int) stream(double[]) stream(double[],int,int) stream(int[])
// unlisted: stream(int[],int,int) stream(long[]) stream(long[],int,int) toString(Object[])
