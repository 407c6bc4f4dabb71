// soundness-cases, ghost state: a parameter that the precondition mentions is assigned.
class C {
  int x;

  int ok(int n)
    //@ requires n > 0;
    //@ ensures \result == n - 1 && \result >= 0;
  {
    n = n - 1;
    return n;
  }

  int wrong(int n)
    //@ requires n > 0;
    //@ ensures \result == n - 1;
  {
    n = n - 1;
    //@ assert n > 0; //~ assert:false
    return n;
  }
}
