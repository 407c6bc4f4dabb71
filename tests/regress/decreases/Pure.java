//: --overflow=unbounded
// Pure methods whose recursion ends by a measure.
class Numbers {
  /*@ pure @*/ static int factorial(int n)
    //@ requires 0 <= n;
    //@ decreases n;
  {
    return n == 0 ? 1 : n * factorial(n - 1);
  }

  // Where the condition bounds the measure.
  /*@ pure @*/ static int sum(int n)
    //@ decreases n;
  {
    if (n <= 0) return 0;
    return n + sum(n - 1);
  }

  /*@ pure @*/ static int unbounded(int n)
    //@ decreases n;
  {
    return n == 0 ? 1 : n * unbounded(n - 1); //~ termination:not-decreasing
  }

  /*@ pure @*/ static int same(int n)
    //@ requires 0 <= n;
    //@ decreases n;
  {
    return n == 0 ? 1 : same(n); //~ termination:not-decreasing
  }

  /*@ pure @*/ static int grows(int n)
    //@ requires 0 <= n;
    //@ decreases n;
  {
    return n == 0 ? 1 : grows(n + 1); //~ termination:not-decreasing
  }

  /*@ pure @*/ static int none(int n)
    //@ requires 0 <= n;
  {
    return n == 0 ? 1 : none(n - 1); //~ termination:not-decreasing
  }

  /*@ pure @*/ static int up(int from, int to)
    //@ requires from <= to;
    //@ decreases to - from;
  {
    return from == to ? 0 : 1 + up(from + 1, to);
  }

  /*@ pure @*/ static int fibonacci(int n)
    //@ requires 0 <= n;
    //@ decreases n;
  {
    if (n < 2) return n;
    int a = fibonacci(n - 1);
    int b = fibonacci(n - 2);
    return a + b;
  }

  // One of two calls does not.
  /*@ pure @*/ static int tree(int n)
    //@ requires 0 <= n;
    //@ decreases n;
  {
    return n < 2 ? n : tree(n - 1) + tree(n); //~ termination:not-decreasing
  }

  // Mutual recursion: the measures are compared across.
  /*@ pure @*/ static boolean even(int n)
    //@ requires 0 <= n;
    //@ decreases n;
  {
    return n == 0 ? true : odd(n - 1);
  }

  /*@ pure @*/ static boolean odd(int n)
    //@ requires 0 <= n;
    //@ decreases n;
  {
    return n == 0 ? false : even(n - 1);
  }

  /*@ pure @*/ static int ping(int n)
    //@ requires 0 <= n;
    //@ decreases n;
  {
    return n == 0 ? 1 : pong(n - 1); //~ termination:not-decreasing
  }

  /*@ pure @*/ static int pong(int n)
    //@ requires 0 <= n;
    //@ decreases n + 1;
  {
    return ping(n + 1); //~ termination:not-decreasing
  }

  // The other has no measure.
  /*@ pure @*/ static int left(int n)
    //@ requires 0 <= n;
    //@ decreases n;
  {
    return n == 0 ? 1 : right(n - 1); //~ termination:not-decreasing
  }

  /*@ pure @*/ static int right(int n)
    //@ requires 0 <= n;
  {
    return left(n); //~ termination:not-decreasing
  }

  // A measure that calls the method itself has no meaning.
  /*@ pure @*/ static int circular(int n)
    //@ requires 0 <= n;
    //@ decreases circular(n); //~ termination:not-decreasing
  {
    return n;
  }

  /*@ pure @*/ static int divided(int n)
    //@ decreases 10 / n; //~ contract:division-by-zero
  {
    return n;
  }

  static void client(int n)
    //@ requires 0 < n;
  {
    assert factorial(0) == 1;
    assert factorial(3) == 6;
    assert factorial(n) == n * factorial(n - 1);
    assert sum(2) == 3 && up(n, n) == 0 && fibonacci(1) == 1;
    assert even(2) && odd(7) && !even(31) && factorial(5) == 120 && fibonacci(10) == 55;
    assert factorial(3) == 7; //~ assert:false
  }

  static void liars() {
    assert same(1) == 1; //~ assert:false
    assert grows(1) == 1; //~ assert:false
  }

  // A definition that does not end would prove anything.
  //@ pure static int liar(int n) requires 0 <= n; decreases n; = liar(n) + 1; //~ termination:not-decreasing
  //@ pure static int liarBelow(int n) decreases n; = liarBelow(n - 1) + 1; //~ termination:not-decreasing

  static void proves() {
    //@ use liar(3);
    //@ assert false; //~ assert:false
  }

  static void provesBelow() {
    //@ use liarBelow(3);
    //@ assert liarBelow(3) == 4; //~ assert:false
  }
}
