package java.lang;

public final class Long {
  public String toString() {
    return "" + longValue();
  }

  public static String toString(long value) {
    return "" + value;
  }
}
