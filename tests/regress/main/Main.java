// In Java the main method is a static method like any other.
class Cell {
  int x;

  Cell(int v)
    //@ ensures acc(x) && x == v;
  {
    x = v;
  }
}

class Main {
  public static void main(String[] args) {
    Cell c = new Cell(1);
    c.x++;
    assert c.x == 2;
    assert c.x == 1; //~ assert:false [changed]
  }
}
