//: --overflow=unbounded
// The right operand's effects happen only where it is evaluated.
class C {
  int x;

  boolean bump()
    //@ requires acc(x);
    //@ ensures acc(x) && x == old(x) + 1 && \result;
  {
    x = x + 1;
    return true;
  }

  void ok(boolean b)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && x == (b ? 1 : 0);
  {
    if (b && bump()) {
    }
  }

  void wrong(boolean b)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && x == 1; //~ postcondition:false
  {
    if (b || bump()) {
    }
  }
}
