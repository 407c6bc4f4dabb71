// Figure 2 of the paper and the main routine of Figure 1(b), in Java. The annotations are comments to
// javac; to Warrant they are the contracts.
class Cell {
  int x;

  Cell()
    //@ ensures acc(this.x) && this.x == 0;
  {
    this.x = 0;
  }

  void setX(int v)
    //@ requires acc(this.x);
    //@ ensures acc(this.x) && this.x == v;
  {
    this.x = v;
  }
}

class Figure2 {
  public static void main(String[] args) {
    Cell c1 = new Cell();
    c1.setX(5); // A

    Cell c2 = new Cell();
    c2.setX(10);

    assert c1.x == 5; // c2.setX(10) had no permission to c1.x
  }
}
