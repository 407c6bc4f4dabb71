package java.lang;

public final class Character {
  public String toString() {
    return "" + charValue();
  }

  public static String toString(char c) {
    return "" + c;
  }
}
