// A cell with a backup: the subclass's predicate holds the superclass's, and its methods call those of the
// superclass.
class Cell {
  int x;

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

class Recell extends Cell {
  int backup;

  //@ predicate valid() = super.valid() && acc(backup);

  Recell(int v)
    //@ ensures valid() && get() == v && saved() == 0;
  {
    super(v);
  }

  /*@ pure @*/ int saved()
    //@ requires valid();
  {
    return backup;
  }

  /*@ pure @*/ int get()
    //@ requires valid();
  {
    return super.get();
  }

  void set(int v)
    //@ requires valid();
    //@ ensures valid() && get() == v && this.saved() == old(get());
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

class Main {
  static void client(Cell c)
    //@ requires c != null && c.valid();
    //@ ensures c.valid() && c.get() == 7;
  {
    c.set(7);
  }

  public static void main(String[] args) {
    Recell r = new Recell(3);
    r.set(4);
    assert r.get() == 4;
    r.undo();
    assert r.get() == 3;
    client(r);
    assert r.get() == 7;
  }
}
