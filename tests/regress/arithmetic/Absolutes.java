// Sums of choices: each is between bounds of its own, whatever its condition. There are too many to try all.
class Absolutes {
  static int sum(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m, int n)
  //@ requires -100 <= a <= 100 ** -100 <= b <= 100 ** -100 <= c <= 100 ** -100 <= d <= 100 ** -100 <= e <= 100;
  //@ requires -100 <= f <= 100 ** -100 <= g <= 100 ** -100 <= h <= 100 ** -100 <= i <= 100 ** -100 <= j <= 100;
  //@ requires -100 <= k <= 100 ** -100 <= l <= 100 ** -100 <= m <= 100 ** -100 <= n <= 100;
  //@ ensures 0 <= result <= 1400;
  {
    return abs(a) + abs(b) + abs(c) + abs(d) + abs(e) + abs(f) + abs(g) + abs(h) + abs(i) + abs(j) + abs(k) + abs(l)
        + abs(m) + abs(n);
  }

  static int abs(int x)
  //@ requires -100 <= x <= 100;
  //@ ensures result == (x < 0 ? -x : x);
  {
    if (x < 0) {
      return -x;
    }
    return x;
  }

  static void isNotLess(int a, int b)
  //@ requires -100 <= a <= 100 ** -100 <= b <= 100;
  {
    int sum = abs(a) + abs(b);
    assert sum >= 1; //~ assert:false
  }

  static void isNotMore(int a, int b)
  //@ requires -100 <= a <= 100 ** -100 <= b <= 100;
  {
    int sum = abs(a) + abs(b);
    assert sum <= 199; //~ assert:false
  }

  // 3x - 4 >= 0 is x >= 2; 3x + 4 >= 0 is x >= -1; 4 - 3x >= 0 is x <= 1; -4 - 3x >= 0 is x <= -2.
  static void limits(int x, int y)
  //@ requires -10 <= x <= 10 ** -10 <= y <= 10;
  {
    int a = (3 * x - 4 >= 0 ? x : 5) + (3 * y - 4 >= 0 ? y : 5);
    int b = (3 * x + 4 >= 0 ? x : 5) + (3 * y + 4 >= 0 ? y : 5);
    int c = (4 - 3 * x >= 0 ? x : -5) + (4 - 3 * y >= 0 ? y : -5);
    int d = (-4 - 3 * x >= 0 ? x : -5) + (-4 - 3 * y >= 0 ? y : -5);
    assert 4 <= a && a <= 20;
    assert -2 <= b && b <= 20;
    assert -20 <= c && c <= 2;
    assert -20 <= d && d <= -4;
    int e = (3 * x - 4 >= 0 ? 5 : x) + (3 * y - 4 >= 0 ? 5 : y);
    int f = (-4 - 3 * x >= 0 ? 5 : x) + (-4 - 3 * y >= 0 ? 5 : y);
    assert -20 <= e && e <= 10;
    assert -2 <= f && f <= 20;
  }

  static void limitOfA(int x, int y)
  //@ requires -10 <= x <= 10 ** -10 <= y <= 10;
  {
    assert (3 * x - 4 >= 0 ? x : 5) + (3 * y - 4 >= 0 ? y : 5) >= 5; //~ assert:false
  }

  static void limitOfB(int x, int y)
  //@ requires -10 <= x <= 10 ** -10 <= y <= 10;
  {
    assert (3 * x + 4 >= 0 ? x : 5) + (3 * y + 4 >= 0 ? y : 5) >= -1; //~ assert:false
  }

  static void limitOfC(int x, int y)
  //@ requires -10 <= x <= 10 ** -10 <= y <= 10;
  {
    assert (4 - 3 * x >= 0 ? x : -5) + (4 - 3 * y >= 0 ? y : -5) <= 1; //~ assert:false
  }

  static void limitOfD(int x, int y)
  //@ requires -10 <= x <= 10 ** -10 <= y <= 10;
  {
    assert (-4 - 3 * x >= 0 ? x : -5) + (-4 - 3 * y >= 0 ? y : -5) <= -5; //~ assert:false
  }

  // An arm that is never taken says nothing.
  static void isTaken(int x, int y)
  //@ requires 3 <= x <= 10 ** 3 <= y <= 10;
  {
    int sum = (x >= 4 ? x : 50) + (y >= 4 ? y : 50);
    assert sum <= 53; //~ assert:false
  }
}
