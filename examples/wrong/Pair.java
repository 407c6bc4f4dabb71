// A pair that uses one cell twice cannot own it twice; a setter that changes the wrong half.
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

  Pair(int a)
    //@ ensures valid(); //~ postcondition:predicate [never-held]
  {
    left = new Cell(a);
    right = left;
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

  void setLeft(int v)
    //@ requires valid() && v < 1000;
    //@ ensures valid();
    //@ ensures left() == v; //~ postcondition:false [unknown-value]
    //@ ensures right() == old(right()); //~ postcondition:false [unknown-value]
  {
    right.set(v + 1);
  }
}
