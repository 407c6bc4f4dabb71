// The method swap of section 2.2, with a client.
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

class Swap {
  public static void main(String[] args) {
    Cell a = new Cell(1);
    Cell b = new Cell(2);
    a.swap(b);
    //@ assert a.getX() == 2 && b.getX() == 1;
    a.swap(b);
    //@ assert a.getX() == 1 && b.getX() == 2;
  }
}
