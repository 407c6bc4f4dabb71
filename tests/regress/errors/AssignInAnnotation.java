// `=` where `==` is meant: one message each, at the sign.
class AssignInAnnotation {
  int x;

  void clauses(int v)
    //@ requires acc(x) && x = v; //~ W0005
    //@ ensures acc(x) && x == v;
  {
  }

  //@ requires acc(x);
  //@ ensures \result = x; //~ W0005
  /*@ pure @*/ int get() {
    return x;
  }

  //@ requires acc(x) ** v + 1 = 2; //~ W0005
  //@ ensures acc(x);
  //@ signals (RuntimeException e) acc(x) ** x = v; //~ W0005
  void statements(int v) {
    //@ assert x = v; //~ W0005
    while (v > 0)
      //@ invariant v = 0; //~ W0005
    {
      v--;
    }
  }

  //@ predicate state(int v) = acc(x) && x = v; //~ W0005
  //@ pure int half(int v) requires v > 1 = v / 2;
}
