package java.lang;

public final class Boolean {
  public String toString() {
    return "" + booleanValue();
  }

  public static String toString(boolean value) {
    return "" + value;
  }
}
