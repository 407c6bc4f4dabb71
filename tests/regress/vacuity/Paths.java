// A path that ends because what a call promises, or what is assumed, contradicts what is known on it.
class Num {
  int n;

  Num(int n)
    //@ ensures acc(this.n) && this.n == n;
  {
    this.n = n;
  }

  //@ ensures n > 0;
  native static void positive(int n);

  //@ requires acc(c.n);
  //@ ensures acc(c.n) && c.n > n;
  native static void above(Num c, int n);

  static void branch(int n) {
    if (n < 0) {
      positive(n); //~ contract:vacuous
      assert false;
    }
  }

  static void constant(boolean b) {
    if (b) {
      positive(-1); //~ contract:vacuous
    } else {
      positive(1);
    }
  }

  static void inAnArm(boolean b) {
    positive(b ? -1 : 1); // as the value of both
    assert b; //~ assert:false
  }

  static void assumed(int n) {
    if (n < 0) {
      //@ assume n > 3; //~ contract:vacuous
    }
    if (n > 0) {
      //@ assume false;
    }
  }

  // The branch cannot be taken, which the call only shows.
  static void deadByProducts(int n)
    //@ requires -1000 <= n ** n <= 1000;
  {
    if (n * n < 0) {
      positive(n);
      positive(-1);
    }
  }

  static void deadByKnown(int n)
    //@ requires n > 5;
  {
    if (n < 3) {
      positive(-1);
    }
  }

  static void held(Num c)
    //@ requires c != null && acc(c.n);
  {
    above(c, 5);
    if (c.n < 5) {
      positive(-1);
    }
  }

  // An outcome that is not possible here.
  //@ ensures n >= 0;
  //@ signals (RuntimeException e) n < 0;
  static int root(int n) {
    if (n < 0) {
      throw new RuntimeException();
    }
    return 0;
  }

  static void outcomes(int n) {
    if (n > 0) {
      root(n);
    } else {
      try {
        root(-1);
      } catch (RuntimeException e) {
        positive(3);
      }
    }
  }

  //@ ensures false;
  //@ signals (RuntimeException e) true;
  static void stop() {
    throw new RuntimeException();
  }

  //@ signals (RuntimeException e) true;
  static int stopped(int n) {
    if (n < 0) {
      stop();
    }
    return n;
  }
}
