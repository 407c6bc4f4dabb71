package one;

public class Base {
  final int size = 1;
  static final int LIMIT = 1;
  protected final int width = 1;

  public Base() {}

  /*@ pure @*/ int cost()
    //@ ensures result == 1;
  {
    return 1;
  }
}
