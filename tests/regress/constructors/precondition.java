//: --overflow=unbounded
class Positive {
  int x;

  Positive(int v)
    //@ requires v > 0;
    //@ ensures acc(x) && x == v;
  {
    x = v;
  }
}

class Client {
  void ok(int v)
    //@ requires v >= 0;
  {
    Positive p = new Positive(v + 1);
    assert p.x > 0;
  }

  void wrong(int v)
    //@ requires v >= 0;
  {
    Positive p = new Positive(v); //~ precondition:false
  }
}
