// Programs of King, "Symbolic Execution and Program Testing", and others to be explored without contracts.
class King {
  static int sum(int a, int b, int c) {
    int x = a + b;
    int y = b + c;
    int z = x + y - b;
    return z;
  }

  static int power(int x, int y) {
    int z = 1;
    int j = 1;
    while (y >= j) {
      z = z * x;
      j = j + 1;
    }
    return z;
  }

  static int found, at;

  // Figure 10.
  static void search(int[] a, int l, int u, int x) {
    found = 0;
    while (l <= u && found == 0) {
      at = (l + u) / 2;
      if (x == a[at]) {
        found = 1;
      } else if (x < a[at]) {
        u = at - 1;
      } else {
        l = at + 1;
      }
    }
    if (found == 0) at = l - 1;
  }

  // Figure 7: the second loop does not fork.
  static int twoLoops(int n) {
    int s = 0;
    for (int j = 1; j <= n; j++) s = s + j;
    for (int k = 1; k <= n; k++) s = s - k;
    return s;
  }

  static int sign(int x) {
    if (x > 0) return 1;
    if (x < 0) return -1;
    return 0;
  }
}
