// Figure 3 of the paper in Java: a cell with data abstraction.
class Cell {
  private int x;

  Cell()
    //@ ensures valid() && getX() == 0;
  {
    this.x = 0;
  }

  void setX(int v)
    //@ requires valid();
    //@ ensures valid() && getX() == v;
  {
    this.x = v;
  }

  //@ predicate valid() = acc(this.x);

  /*@ pure @*/ int getX()
    //@ requires valid();
  {
    return this.x;
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

class Figure3 {
  public static void main(String[] args) {
    Cell c1 = new Cell();
    c1.setX(5); // A

    Cell c2 = new Cell();
    c2.setX(10);

    assert c1.getX() == 5;
  }
}
