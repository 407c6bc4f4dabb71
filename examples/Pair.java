// A pair of two cells. The pair owns its cells: its predicate holds theirs.
class Cell {
  private int x;

  //@ predicate valid() = acc(x);

  Cell(int v)
    //@ ensures valid() && get() == v;
  {
    x = v;
  }

  /*@ pure @*/ int get()
    //@ requires valid();
  {
    return x;
  }

  void set(int v)
    //@ requires valid();
    //@ ensures valid() && get() == v;
  {
    x = v;
  }
}

class Pair {
  private Cell left;
  private Cell right;

  /*@ predicate valid() =
    @   acc(left) ** acc(right) ** left != null ** right != null **
    @   left.valid() ** right.valid();
    @*/

  Pair(int a, int b)
    //@ ensures valid() && left() == a && right() == b;
  {
    left = new Cell(a);
    right = new Cell(b);
  }

  /*@ pure @*/ int left()
    //@ requires valid();
  {
    return left.get();
  }

  /*@ pure @*/ int right()
    //@ requires valid();
  {
    return right.get();
  }

  // Exchanges the cells, not their contents.
  void flip()
    //@ requires valid();
    //@ ensures valid() && left() == old(right()) && right() == old(left());
  {
    Cell first = left;
    left = right;
    right = first;
  }

  void setLeft(int v)
    //@ requires valid();
    //@ ensures valid() && left() == v && right() == old(right());
  {
    left.set(v);
  }
}

class PairClient {
  public static void main(String[] args) {
    Pair pair = new Pair(1, 2);
    pair.flip();
    assert pair.left() == 2 && pair.right() == 1;
    pair.setLeft(5);
    assert pair.left() == 5 && pair.right() == 1;
  }
}
