class C {
  int ok(int a, int b)
    //@ ensures \result >= a && \result >= b;
  {
    int m;
    if (a < b) {
      m = b;
    } else {
      m = a;
    }
    return m;
  }

  int wrong(int a, int b)
    //@ ensures \result >= a && \result >= b; //~ postcondition:false [changed]
  {
    int m = b;
    if (a < b) {
      m = a;
    }
    return m;
  }
}
