class C {
  int ok(int n)
    //@ ensures \result > 0;
  {
    //@ assume n > 0;
    return n;
  }

  int wrong(int n)
    //@ ensures \result > 0; //~ postcondition:false
  {
    //@ assume n >= 0;
    return n;
  }
}
