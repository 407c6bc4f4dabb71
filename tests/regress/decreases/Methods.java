//: --overflow=unbounded
// Methods with side effects that promise to end.
class Methods {
  int n;

  static void down(int k)
    //@ decreases k;
  {
    if (k > 0) {
      down(k - 1);
    }
  }

  static void stuck(int k)
    //@ decreases k;
  {
    if (k > 0) {
      stuck(k); //~ termination:not-decreasing
    }
  }

  static void below(int k)
    //@ decreases k;
  {
    if (k != 0) {
      below(k - 1); //~ termination:not-decreasing
    }
  }

  // The measure is of the state on entry.
  void clear()
    //@ requires acc(n) ** 0 <= n;
    //@ ensures acc(n) ** n == 0;
    //@ decreases n;
  {
    if (n > 0) {
      n = n - 1;
      clear();
    }
  }

  void forgets()
    //@ requires acc(n) ** 0 <= n;
    //@ ensures acc(n);
    //@ decreases n;
  {
    n = n + 1;
    forgets(); //~ termination:not-decreasing
  }

  static int even(int k)
    //@ requires 0 <= k;
    //@ decreases 2 * k;
  {
    return k == 0 ? 1 : odd(k - 1);
  }

  static int odd(int k)
    //@ requires 0 <= k;
    //@ decreases 2 * k + 1;
  {
    int r = even(k);
    return r;
  }

  static void measured(int k)
    //@ decreases k;
  {
    if (k > 0) {
      unmeasured(k - 1); //~ termination:not-decreasing
      helper(k);
    }
  }

  static void unmeasured(int k) {
    measured(k);
  }

  // It does not lead back.
  static void helper(int k) {
  }

  // Nothing is promised.
  static void forever() {
    forever();
  }

  Methods(int k)
    //@ decreases k;
  {
    if (k > 0) {
      new Methods(k - 1);
      new Methods(k); //~ termination:not-decreasing
    }
  }
}
