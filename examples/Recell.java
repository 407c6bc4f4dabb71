// A cell with a backup, the classic of inheritance: the subclass's predicate holds the superclass's and a field
// more, its methods call the ones they override, and who has a Cell need not know that it is a Recell.
class Cell {
  private int value;

  //@ predicate valid() = acc(value);

  Cell(int initial)
    //@ ensures valid() && get() == initial;
  {
    value = initial;
  }

  /*@ pure @*/ int get()
    //@ requires valid();
  {
    return value;
  }

  void set(int v)
    //@ requires valid();
    //@ ensures valid() && get() == v;
  {
    value = v;
  }
}

class Recell extends Cell {
  private int backup;

  //@ predicate valid() = super.valid() && acc(backup);

  Recell(int initial)
    //@ ensures valid() && get() == initial && saved() == 0;
  {
    super(initial);
  }

  /*@ pure @*/ int get()
    //@ requires valid();
  {
    return super.get();
  }

  /*@ pure @*/ int saved()
    //@ requires valid();
  {
    return backup;
  }

  void set(int v)
    //@ requires valid();
    //@ ensures valid() && get() == v && saved() == old(get());
  {
    backup = super.get();
    super.set(v);
  }

  void undo()
    //@ requires valid();
    //@ ensures valid() && get() == old(saved());
  {
    super.set(backup);
  }
}

class RecellClient {
  static void reset(Cell c)
    //@ requires c != null && c.valid();
    //@ ensures c.valid() && c.get() == 0;
  {
    c.set(0);
  }

  public static void main(String[] args) {
    Recell r = new Recell(3);
    r.set(4);
    assert r.get() == 4 && r.saved() == 3;
    r.undo();
    assert r.get() == 3;
    reset(r);
    assert r.get() == 0;
  }
}
