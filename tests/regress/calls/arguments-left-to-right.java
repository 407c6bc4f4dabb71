//: --overflow=unbounded
class C {
  int x;

  int next()
    //@ requires acc(x);
    //@ ensures acc(x) && x == old(x) + 1 && \result == x;
  {
    x = x + 1;
    return x;
  }

  void two(int a, int b)
    //@ requires a < b;
  {
  }

  void ok()
    //@ requires acc(x);
    //@ ensures acc(x) && x == old(x) + 2;
  {
    two(next(), next());
  }

  void wrong()
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    int later = next();
    two(next(), later); //~ precondition:false
  }
}
