// What a wand takes from outside is gone until it is applied; what it takes does not depend on its left side.
class Cell {
  int f;
  boolean b;

  static void given(Cell x, Cell y)
    //@ requires acc(x.f) && acc(y.f);
  {
    //@ package (acc(x.f) --* acc(x.f) && acc(y.f)) { }
    x.f = 1;
    y.f = 2; //~ write:permission
  }

  static void back(Cell x, Cell y)
    //@ requires acc(x.f) && acc(y.f);
    //@ ensures acc(x.f) && acc(y.f) && y.f == 2;
  {
    //@ package (acc(x.f) --* acc(x.f) && acc(y.f)) { }
    x.f = 1;
    //@ apply (acc(x.f) --* acc(x.f) && acc(y.f));
    y.f = 2;
  }

  static void without(Cell x, Cell y)
    //@ requires acc(x.f);
  {
    //@ package (acc(x.f) --* acc(x.f) && acc(y.f)) { } //~ package:permission
  }

  static void without(Cell x)
    //@ requires acc(x.f);
  {
    //@ package (acc(x.f) --* acc(x.f)) { }
    x.f = 1;
  }

  // Both may be needed: both are given.
  static void either(Cell x, Cell y, Cell z)
    //@ requires acc(y.f) && acc(z.f) && acc(x.b);
  {
    //@ package (acc(x.b) --* acc(x.b) && (x.b ? acc(y.f) : acc(z.f))) { }
    x.b = true;
    z.f = 3; //~ write:permission
  }

  static void eitherBack(Cell x, Cell y, Cell z, boolean c)
    //@ requires acc(y.f) && acc(z.f) && acc(x.b);
    //@ ensures acc(x.b) && acc(y.f); //~ postcondition:permission
  {
    //@ package (acc(x.b) --* acc(x.b) && (x.b ? acc(y.f) : acc(z.f))) { }
    x.b = c;
    //@ apply (acc(x.b) --* acc(x.b) && (x.b ? acc(y.f) : acc(z.f)));
  }

  static void eitherRight(Cell x, Cell y, Cell z)
    //@ requires acc(y.f) && acc(z.f) && acc(x.b);
    //@ ensures acc(x.b) && acc(y.f);
  {
    //@ package (acc(x.b) && x.b --* acc(x.b) && x.b && (x.b ? acc(y.f) : acc(z.f))) { }
    x.b = true;
    //@ apply (acc(x.b) && x.b --* acc(x.b) && x.b && (x.b ? acc(y.f) : acc(z.f)));
  }

  // The left side is not what is held outside.
  static void apart(Cell x)
    //@ requires acc(x.f);
  {
    //@ package (acc(x.f) --* false) { } //~ package:false
    x.f = 1;
  }

  static void both(Cell x)
    //@ requires acc(x.f);
    //@ ensures acc(x.f);
  {
    //@ package (acc(x.f) && acc(x.f) --* false) { }
    x.f = 1;
    //@ assert false; //~ assert:false
  }

  static void script(Cell x)
    //@ requires acc(x.f) && x.f == 3;
    //@ ensures acc(x.f);
  {
    //@ package (acc(x.f) && x.f == 4 --* acc(x.f)) { assert x.f == 4; }
    //@ assert x.f == 4; //~ assert:false
  }

  static void twice(Cell x, Cell y)
    //@ requires acc(x.f) && acc(y.f);
  {
    //@ package (acc(x.f) --* acc(x.f) && acc(y.f)) { }
    //@ package (acc(x.f) --* acc(x.f) && acc(y.f)) { } //~ package:permission
  }

  static void half(Cell x, Cell y)
    //@ requires acc(x.f) && acc(y.f) && y.f == 5;
    //@ ensures acc(x.f) && acc(y.f) && y.f == 5;
  {
    //@ package (acc(x.f) --* acc(x.f) && acc(y.f, 1/2)) { }
    //@ assert y.f == 5;
    //@ apply (acc(x.f) --* acc(x.f) && acc(y.f, 1/2));
  }

  static void halfWritten(Cell x, Cell y)
    //@ requires acc(x.f) && acc(y.f) && y.f == 5;
  {
    //@ package (acc(x.f) --* acc(x.f) && acc(y.f, 1/2)) { }
    y.f = 6; //~ write:permission
  }
}
