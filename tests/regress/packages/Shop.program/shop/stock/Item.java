package shop.stock;

public class Item {
  public enum Size { SMALL, LARGE }

  int count;

  //@ public predicate valid() = acc(count) && 0 <= count && count <= Limits.MOST;

  public Item()
    //@ ensures valid();
  {
  }

  //@ requires valid();
  //@ ensures valid() && 0 <= result && result <= Limits.MOST;
  public int count() {
    return count;
  }
}
