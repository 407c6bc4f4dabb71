// The contradiction is found behind the precondition, where there is no postcondition to be blamed.
class Late {
  /*@ pure @*/ static int bad()
    //@ ensures \result == 1;
    //@ ensures \result == 2; //~ postcondition:false
    //~^ contract:vacuous
  {
    return 1;
  }

  static void measured(int n)
    //@ decreases bad(); //~ contract:vacuous
  {
  }

  static void fine(int n)
    //@ requires n * n == 4;
    //@ decreases n + 2;
  {
  }
}
