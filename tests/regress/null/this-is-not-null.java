class C {
  C self()
    //@ ensures \result != null && \result == this;
  {
    return this;
  }

  C nothing()
    //@ ensures \result != null; //~ postcondition:false
  {
    return null;
  }
}
