// The code of Figure 11 for n = 5, in Java.
class Cell {
  private int x;

  //@ predicate valid() = acc(x);

  Cell()
    //@ ensures valid() && getX() == 0;
  {
    x = 0;
  }

  /*@ pure @*/ int getX()
    //@ requires valid();
  {
    return x;
  }

  void setX(int v)
    //@ requires valid();
    //@ ensures valid() && getX() == v;
  {
    x = v;
  }
}

class Figure11 {
  public static void main(String[] args) {
    Cell c1 = new Cell();
    c1.setX(1);
    Cell c2 = new Cell();
    c2.setX(2);
    Cell c3 = new Cell();
    c3.setX(3);
    Cell c4 = new Cell();
    c4.setX(4);
    Cell c5 = new Cell();
    c5.setX(5);
    assert c1.getX() == 1;
  }
}
