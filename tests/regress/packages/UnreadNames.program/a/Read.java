package a;

public class Read {
  public static final int MOST = 4;

  //@ ensures result == 6;
  /*@ pure @*/ public static int g(long y) {
    return 6;
  }

  public static class Inner {
    /*@ pure @*/ public int v() {
      return 9;
    }
  }
}
