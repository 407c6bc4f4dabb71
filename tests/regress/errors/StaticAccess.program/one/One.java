package one;

public class One {
  public static int pick(Object o)
    //@ ensures result == 1;
  {
    return 1;
  }

  public static /*@ pure @*/ int only(int n)
    //@ ensures result == n;
  {
    return n;
  }
}
