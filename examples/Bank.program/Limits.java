public final class Limits {
  public static final int AMOUNT = 1000000;

  private Limits() {
  }
}
