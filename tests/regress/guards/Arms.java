// Arms that end with different heaps: the path behind them has what one of them has, where it came from there.
class Cell {
  int value;
  Cell next;

  //@ predicate valid() = acc(value) ** acc(next) ** value >= 0;

  Cell(int value)
    //@ requires value >= 0;
    //@ ensures valid() ** get() == value;
  {
    this.value = value;
  }

  /*@ pure @*/ int get()
    //@ requires valid();
  {
    return value;
  }

  void set(int value)
    //@ requires valid() ** value >= 0;
    //@ ensures valid() ** get() == value;
  {
    this.value = value;
  }
}

class Arms {
  int x;

  static void take(Arms a)
    //@ requires acc(a.x);
  {
  }

  /*@ ensures acc(a.x); @*/
  static native void give(Arms a);

  static void takenInOneArm(boolean b, Arms a)
    //@ requires acc(a.x);
  {
    if (b) {
      take(a);
    }
    if (!b) {
      a.x = 1;
    }
    a.x = 2; //~ write:permission
  }

  static void takenInEither(boolean b, boolean c, Arms a)
    //@ requires acc(a.x);
    //@ ensures !b && !c ==> acc(a.x);
  {
    if (b) {
      take(a);
    } else if (c) {
      take(a);
    }
  }

  static void takenInEitherWrong(boolean b, boolean c, Arms a)
    //@ requires acc(a.x);
    //@ ensures !b || !c ==> acc(a.x); //~ postcondition:permission
  {
    if (b) {
      take(a);
    } else if (c) {
      take(a);
    }
  }

  // What comes back is another value.
  static void givenBack(boolean b, Arms a)
    //@ requires acc(a.x) ** a.x == 7;
    //@ ensures acc(a.x);
  {
    if (b) {
      take(a);
    }
    if (b) {
      give(a);
    }
    //@ assert b || a.x == 7;
    //@ assert a.x == 7; //~ assert:false
  }

  static void allocated(boolean b, boolean c)
  {
    Cell cell = new Cell(0);
    if (b) {
      cell = new Cell(1);
    }
    if (c) {
      cell = new Cell(2);
    }
    //@ assert cell.get() == (c ? 2 : b ? 1 : 0);
    cell.set(5);
    //@ assert cell.get() == 5;
    //@ assert cell.get() == 1; //~ assert:false
  }

  static void maybeAllocated(boolean b)
  {
    Cell cell = null;
    if (b) {
      cell = new Cell(1);
    }
    if (cell != null) {
      cell.set(3);
    }
    //@ assert b ==> cell.get() == 3;
    cell.set(4); //~ call:null
  }

  static void eitherAllocated(boolean b)
  {
    Cell one = null;
    Cell other = null;
    if (b) {
      one = new Cell(1);
    } else {
      other = new Cell(2);
    }
    //@ assert one != other;
    Cell chosen = b ? one : other;
    chosen.set(6);
    //@ assert b ==> one.get() == 6;
    //@ assert !b ==> other.get() == 6;
    //@ assert one == null; //~ assert:false
  }

  // Writing to one of two objects leaves the other one as it was.
  static void chosen(boolean b, Arms p, Arms q)
    //@ requires acc(p.x) ** acc(q.x) ** p.x == 1 ** q.x == 2;
    //@ ensures acc(p.x) ** acc(q.x) ** p.x == (b ? 9 : 1) ** q.x == (b ? 2 : 9);
  {
    Arms chosen = b ? p : q;
    chosen.x = 9;
  }

  static void chosenWrong(boolean b, Arms p, Arms q)
    //@ requires acc(p.x) ** acc(q.x) ** p.x == 1 ** q.x == 2;
    //@ ensures acc(p.x) ** acc(q.x) ** p.x == 9 ** q.x == 2; //~ postcondition:false
  {
    Arms chosen = b ? p : q;
    chosen.x = 9;
  }

  static void chosenTwice(boolean b, Arms p, Arms q)
    //@ requires acc(p.x) ** acc(q.x);
  {
    Arms chosen = b ? p : q;
    take(chosen);
    take(p); //~ precondition:permission
  }

  static void maybeSame(Arms p, Arms q)
    //@ requires acc(q.x) ** (p != q ==> acc(p.x)) ** p != null;
    //@ ensures acc(q.x) ** (p != q ==> acc(p.x)) ** q.x == (p != q ? 1 : 2);
  {
    q.x = 1;
    p.x = 2;
  }

  static void maybeSameWrong(Arms p, Arms q)
    //@ requires acc(q.x) ** (p != q ==> acc(p.x)) ** p != null;
    //@ ensures acc(q.x) ** q.x == 1; //~ postcondition:false
  {
    q.x = 1;
    p.x = 2;
  }

  static void opened(boolean b, Cell c)
    //@ requires c.valid();
    //@ ensures c.valid();
  {
    if (b) {
      //@ open c.valid();
      c.value = 3;
    }
    if (!b) {
      //@ open c.valid();
    }
    c.next = null;
    //@ close c.valid();
  }

  static void openedInOneArm(boolean b, Cell c)
    //@ requires c.valid();
    //@ ensures c.valid(); //~ postcondition:predicate
  {
    if (b) {
      //@ open c.valid();
      c.value = 0 - 1;
    }
  }

  static void loop(int n, Arms a)
    //@ requires n > 0 ==> acc(a.x);
    //@ ensures n > 0 ==> acc(a.x);
  {
    int i = 0;
    while (i < n)
      //@ invariant i >= 0 ** (n > 0 ==> acc(a.x));
    {
      a.x = i;
      i = i + 1;
    }
  }

  static void loopLoses(int n, Arms a)
    //@ requires n > 0 ==> acc(a.x);
    //@ ensures n > 0 ==> acc(a.x); //~ postcondition:permission
  {
    int i = 0;
    while (i < n)
      //@ invariant i >= 0 ** (i == 0 && n > 0 ==> acc(a.x));
    {
      a.x = i; //~ write:permission
      i = i + 1;
    }
  }

  static void framed(boolean b, Arms a)
    //@ requires b ==> acc(a.x) ** a.x == 1;
    //@ ensures b ==> acc(a.x) ** a.x == 1;
  {
    int i = 0;
    while (i < 10)
      //@ invariant i >= 0;
    {
      i = i + 1;
    }
  }

  static void caught(boolean b, Arms a)
    //@ requires acc(a.x);
    //@ ensures b ==> acc(a.x);
  {
    try {
      if (b) {
        throw new RuntimeException();
      }
      take(a);
    } catch (RuntimeException e) {
      a.x = 2;
    }
    a.x = 3; //~ write:permission
  }

  static void switched(int kind, Arms a)
    //@ requires acc(a.x);
    //@ ensures kind != 1 && kind != 2 ==> acc(a.x);
    //@ ensures kind == 1 ==> acc(a.x); //~ postcondition:permission
  {
    switch (kind) {
      case 1:
        take(a);
        break;
      case 2:
        take(a);
        break;
      default:
        a.x = 4;
    }
  }
}
