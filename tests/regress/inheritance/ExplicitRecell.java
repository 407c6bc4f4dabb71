//: --ghost=explicit
class Cell {
  int x;

  //@ predicate valid() = acc(x);

  Cell(int v)
    //@ ensures valid() && get() == v;
  {
    x = v;
    //@ close valid();
    //@ use get();
  }

  /*@ pure @*/ int get()
    //@ requires valid();
  {
    return /*@ opening valid() in @*/ x;
  }

  //@ requires valid();
  //@ ensures valid() && get() == v;
  void set(int v) {
    //@ open valid();
    x = v;
    //@ close valid();
    //@ use get();
  }

  //@ requires valid();
  //@ ensures valid();
  void nothing() {
  }
}

class Recell extends Cell {
  int backup;

  //@ predicate valid() = super.valid() && acc(backup);

  Recell(int v)
    //@ ensures valid() && get() == v;
  {
    super(v);
    //@ close valid();
    //@ use get();
  }

  /*@ pure @*/ int get()
    //@ requires valid();
  {
    return /*@ opening valid() in @*/ super.get();
  }

  void set(int v) {
    //@ open valid();
    backup = super.get();
    super.set(v);
    //@ close valid();
    //@ use get();
  }

  // Nothing is opened here.
  //@ requires valid();
  //@ ensures valid();
  void wrongOpened() {
    super.nothing(); //~ precondition:predicate
  }

  //@ requires valid();
  //@ ensures valid(); //~ postcondition:predicate
  void wrongClosed() {
    //@ open valid();
    super.set(3);
  }
}

class Client {
  static void ok() {
    Recell r = new Recell(1);
    Cell c = r;
    c.set(2);
    assert r.get() == 2;
  }

  //@ requires c.valid();
  static void wrong(Cell c) {
    //@ open c.valid(); //~ open:predicate
  }
}
