class Triangular {
  /*@ pure int sumTo(int n)
        requires 0 <= n;
        decreases n;
      { return n == 0 ? 0 : n + sumTo(n - 1); } @*/

  /*@ ghost void gauss(int n)
        requires 0 <= n;
        ensures 2 * sumTo(n) == n * (n + 1);
        decreases n;
      {
        if (n > 0) {
          gauss(n - 1);
        }
      } @*/

  int sum(int n)
    //@ requires 0 <= n <= 1000;
    //@ ensures result == sumTo(n);
  {
    //@ gauss(n);
    return n * (n + 1) / 2;
  }
}
