//: --overflow=unbounded
class C {
  int x;

  int bump()
    //@ requires acc(x);
    //@ ensures acc(x) && x == old(x) + 1 && \result == old(x);
  {
    return x++;
  }

  void ok()
    //@ requires acc(x);
    //@ ensures acc(x) && x == old(x) + 2;
  {
    bump();
    bump();
  }

  void wrong()
    //@ requires acc(x);
    //@ ensures acc(x) && x == old(x); //~ postcondition:false
  {
    bump();
  }
}
