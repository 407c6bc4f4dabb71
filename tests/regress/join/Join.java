class C {
  int x;

  void ok(int a, int b)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && 0 <= x <= 2;
  {
    if (a > 0) {
      x = x + 1;
    }
    //@ join acc(x) && 0 <= x <= 1;
    if (b > 0) {
      x = x + 1;
    }
  }

  void wrong(int a, int b)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && 0 <= x <= 1; //~ postcondition:false
  {
    if (a > 0) {
      x = x + 1;
    }
    //@ join acc(x) && 0 <= x <= 1;
    if (b > 0) {
      x = x + 1;
    }
  }
}
