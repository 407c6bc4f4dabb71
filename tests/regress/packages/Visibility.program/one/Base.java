package one;

public class Base {
  final int size = 1;
  static final int LIMIT = 1;
  protected final int width = 1;

  static class Node {
    /*@ pure @*/ static int number() { return 1; }
  }

  private static class Secret {
    /*@ pure @*/ static int number() { return 1; }
  }

  protected static class Known {
    public /*@ pure @*/ static int number() { return 1; }
  }

  public Base() {}

  /*@ pure @*/ int cost()
    //@ ensures result == 1;
  {
    return 1;
  }
}
