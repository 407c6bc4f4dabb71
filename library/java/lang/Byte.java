package java.lang;

public final class Byte {
  public static final byte MIN_VALUE = -128;
  public static final byte MAX_VALUE = 127;
}
