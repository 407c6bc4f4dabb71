// Figure 9 in Java: ghost statements are annotations too.
class Cell {
  private int x;

  Cell(int v)
    //@ ensures valid() ** getX() == v;
  {
    x = v;
    //@ close valid();
    //@ use getX();
  }

  void setX(int v)
    //@ requires valid();
    //@ ensures valid() ** getX() == v;
  {
    //@ open valid();
    x = v;
    //@ close valid();
    //@ use getX();
  }

  //@ predicate valid() = acc(this.x);

  /*@ pure @*/ int getX()
    //@ requires valid();
  {
    return /*@ opening valid() in @*/ x;
  }
}

class Figure9 {
  public static void main(String[] args) {
    Cell c1 = new Cell(0);
    c1.setX(5);

    Cell c2 = new Cell(0);
    c2.setX(10);

    //@ assert c1.getX() == 5;
  }
}
