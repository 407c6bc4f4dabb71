// A method whose end is missing: one message, where the next one begins; what follows is read as usual.
class MissingBrace {
  int x;

  //@ predicate valid() = acc(x);

  void unclosedIf(int v)
    //@ requires acc(x);
  {
    if (v > 0) {
      x = v;
  }

  //@ requires acc(x);
  //@ ensures acc(x);
  public int next(int v) //~ W0002
  {
    x = y; //~ W0003
    return v;

  MissingBrace() { //~ W0002
    x = 1;
  }

  static class Nested {
    int z;

    int get() throws RuntimeException { return z; }
  }

  void last()
    //@ requires valid();
  {
    Object o = MissingBrace.this.x > 0 ? this : null;
  }
}
