//: --overflow=unbounded
// In a body, old is the heap on entry.
class C {
  int x;

  void m()
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    x = x + 1;
    //@ assert x == \old(x) + 1;
    x = x + 1;
    //@ assert x == \old(x) + 1; //~ assert:false
  }
}
