class TriangularMistakes {
  /*@ pure int sumTo(int n)
        requires 0 <= n;
        decreases n;
      { return n == 0 ? 0 : n + sumTo(n - 1); } @*/

  /*@ ghost void byItself(int n)
        requires 0 <= n;
        ensures 2 * sumTo(n) == n * n;
        decreases n;
      {
        byItself(n); //~ termination:not-decreasing
      } @*/

  /*@ ghost void unproved(int n)
        requires 0 <= n;
        ensures 2 * sumTo(n) == n * (n + 1); //~ postcondition:false
        decreases n;
      {
      } @*/

  int sum(int n)
    //@ requires 0 <= n <= 1000;
    //@ ensures result == sumTo(n); //~ postcondition:false
  {
    return n * (n + 1) / 2;
  }
}
