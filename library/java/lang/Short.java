package java.lang;

public final class Short {
  public static final short MIN_VALUE = -32768;
  public static final short MAX_VALUE = 32767;
}
