// An exception that leaves a static initialiser: no program starts.
class Statics {
  static int x = 3;
  static int y = fail(1); //~ exception:uncaught [unknown-value]

  //@ ensures \result == n && n != 1;
  //@ signals (IllegalStateException e) n == 1;
  static int fail(int n) {
    if (n == 1) throw new IllegalStateException();
    return n;
  }
}
