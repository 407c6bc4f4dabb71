// One path that ends is enough: the others may be infeasible.
class C {
  int m(int n)
    //@ requires n > 0;
    //@ ensures \result == 1;
  {
    if (n < 0) {
      return 2;
    }
    return 1;
  }

  int wrong(int n)
    //@ requires n >= 0;
    //@ ensures \result == 1; //~ postcondition:false
  {
    if (n == 0) {
      return 2;
    }
    return 1;
  }
}
