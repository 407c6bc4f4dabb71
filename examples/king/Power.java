//: --overflow unbounded
// King, "Symbolic Execution and Program Testing", Figure 4: x to the power of y. Its tree has no end (Figure 6).
// warrant explore --call 'Power.power("x", "y")' --unwind 3 Power.java
class Power {
  static int power(int x, int y) {
    int z = 1;
    int j = 1;
    while (y >= j) {
      z = z * x;
      j = j + 1;
    }
    return z;
  }
}
