//: --overflow unbounded
// King, "Symbolic Execution and Program Testing", Figure 1: the sum of three numbers.
// warrant explore --call 'Sum.sum("a", "b", "c")' Sum.java
class Sum {
  static int sum(int a, int b, int c) {
    int x = a + b;
    int y = b + c;
    int z = x + y - b;
    return z;
  }
}
