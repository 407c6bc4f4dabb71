// A cell cannot be swapped with itself: the precondition demands two separate permissions.
class Cell {
  private int x;

  //@ predicate valid() = acc(x);

  Cell(int v)
    //@ ensures valid() ** getX() == v;
  {
    x = v;
  }

  /*@ pure @*/ int getX()
    //@ requires valid();
  {
    return x;
  }

  void setX(int v)
    //@ requires valid();
    //@ ensures valid() ** getX() == v;
  {
    x = v;
  }

  void swap(Cell c)
    //@ requires c != null;
    //@ requires valid() ** c.valid();
    //@ ensures valid() ** c.valid();
    //@ ensures getX() == old(c.getX());
    //@ ensures c.getX() == old(getX());
  {
    int i = x;
    x = c.getX();
    c.setX(i);
  }
}

class SwapAlias {
  public static void main(String[] args) {
    Cell a = new Cell(1);
    Cell b = a;
    a.swap(b); //~ precondition:predicate [given-away]
  }
}
