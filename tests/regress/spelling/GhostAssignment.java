// VerCors's `ghost n = e;` is `set n = e;`, and `decreases;` says that no call leads back.
class Counter {
  int steps;

  //@ context Perm(steps, 1);
  //@ requires 0 <= n && n <= 1000 ** steps == 0;
  //@ ensures steps == n;
  void count(int n) {
    //@ ghost int before = steps;
    //@ ghost boolean isDone = false;
    //@ loop_invariant Perm(steps, 1) ** 0 <= steps ** steps <= n ** before == steps;
    while (steps < n) {
      steps++;
      //@ ghost before = before + 1;
    }
    //@ ghost isDone = true;
    //@ assert isDone ** before == n;
  }

  //@ context Perm(steps, 1) ** 0 <= n;
  void wrongHavoc(int n) {
    steps = 0;
    //@ ghost int twice = 0;
    //@ loop_invariant Perm(steps, 1) ** 0 <= steps ** steps <= n;
    while (steps < n) {
      steps++;
      //@ ghost twice += 2;
    }
    //@ assert twice == 0; //~ assert:false
  }

  //@ decreases;
  static int ends(int n) {
    return n < 0 ? once(n) : n;
  }

  //@ decreases;
  //@ ensures \result == n;
  static int once(int n) {
    return n;
  }

  //@ decreases;
  static int wrongRecursion(int n) {
    return n < 10 ? n : wrongRecursion(n / 2); //~ termination:not-decreasing
  }

  //@ decreases;
  /*@ pure @*/ static int wrongPure(int n) {
    return n < 10 ? n : wrongPure(n / 2); //~ termination:not-decreasing
  }
}
