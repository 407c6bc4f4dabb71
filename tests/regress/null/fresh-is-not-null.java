class C {
  int x;

  C make()
    //@ ensures \result != null && acc(\result.x) && \result.x == 0 && \result != this;
  {
    return new C();
  }

  C pass(C c)
    //@ ensures \result != null; //~ postcondition:false
  {
    return c;
  }
}
