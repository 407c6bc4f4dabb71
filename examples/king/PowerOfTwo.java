//: --overflow unbounded
// The second tree of Strejček's lecture on symbolic execution, which has no end: the loop forks in each iteration.
// warrant explore --call 'PowerOfTwo.power("x")' --unwind 3 --table PowerOfTwo.java
class PowerOfTwo {
  static int power(int x) {
    int z = 1;
    while (x > 0) {
      x = x - 1;
      z = 2 * z;
    }
    return z;
  }
}
