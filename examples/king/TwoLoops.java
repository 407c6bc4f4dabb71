//: --overflow unbounded
// King, "Symbolic Execution and Program Testing", Figure 7: the second loop does not fork, for the first has.
// warrant explore --call 'TwoLoops.twoLoops("n")' --unwind 3 TwoLoops.java
class TwoLoops {
  static int twoLoops(int n) {
    int s = 0;
    for (int j = 1; j <= n; j++) s = s + j;
    for (int k = 1; k <= n; k++) s = s - k;
    return s;
  }
}
