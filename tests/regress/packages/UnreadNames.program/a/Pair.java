package a;

// Of its members nobody knows more than that they may be there.
public record Pair(int x) { //~ W0009
  public static final int MOST = 3;

  public static int g(int y) {
    return 2;
  }

  public static class Inner {
    public int v() {
      return 1;
    }
  }
}
