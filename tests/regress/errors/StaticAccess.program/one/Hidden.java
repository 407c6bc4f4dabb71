package one;

public class Hidden {
  public static final int OPEN = 1;
  static final int INSIDE = 2;
  protected static final int BELOW = 3;
  static int count;
}
