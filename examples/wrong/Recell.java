// A cell with a backup that forgets the backup, gives less than it promises, and is trusted with more than is known.
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

  void clear()
    //@ requires valid();
    //@ ensures valid() && get() == 0;
  {
    value = 0;
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

  // The backup is taken when it is too late.
  void set(int v)
    //@ requires valid();
    //@ ensures valid() && get() == v && saved() == old(get()); //~ postcondition:false [unknown-value]
  {
    super.set(v);
    backup = super.get();
  }

  // Whoever clears a Cell relies on it that it is 0 then.
  void clear() //~ override:false [unknown-value]
    //@ requires valid();
    //@ ensures valid();
  {
    backup = super.get();
  }

  void undo()
    //@ requires valid();
    //@ ensures valid() && get() == old(saved());
  {
    super.set(backup);
  }
}

class RecellClient {
  // Not every Cell has a backup.
  static int last(Cell c)
    //@ requires c != null && c.valid();
  {
    return ((Recell) c).saved(); //~ cast:type [unknown-value]
  }
}
