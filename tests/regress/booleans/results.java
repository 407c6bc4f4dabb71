class C {
  boolean both(boolean a, boolean b)
    //@ ensures \result == (a && b);
  {
    return a ? b : false;
  }

  boolean either(boolean a, boolean b)
    //@ ensures \result == (a || b); //~ postcondition:false
  {
    return a ? b : false;
  }

  boolean less(int a, int b)
    //@ ensures \result ==> a != b;
  {
    boolean r = a < b;
    return r;
  }
}
