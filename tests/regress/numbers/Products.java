// Products: polynomials are linear in their monomials, and two products with a factor in common are as far apart as
// that factor is large.
class Products {
  static int okCell(int[] cells, int rows, int columns, int row, int column)
    //@ requires 0 < rows && 0 < columns && cells != null && cells.length == rows * columns && acc(cells[*]);
    //@ requires 0 <= row && row < rows && 0 <= column && column < columns;
    //@ ensures acc(cells[*]) && \result == cells[row * columns + column];
  {
    return cells[row * columns + column];
  }

  static int wrongCell(int[] cells, int rows, int columns, int row, int column)
    //@ requires 0 < rows && 0 < columns && cells != null && cells.length == rows * columns && acc(cells[*]);
    //@ requires 0 <= row && row < rows && 0 <= column && column <= columns;
    //@ ensures acc(cells[*]);
  {
    return cells[row * columns + column]; //~ array:bounds
  }

  static int wrongStride(int[] cells, int rows, int columns, int row, int column)
    //@ requires 0 < rows && 0 < columns && cells != null && cells.length == rows * columns && acc(cells[*]);
    //@ requires 0 <= row && row < rows && 0 <= column && column < columns;
    //@ requires rows < 1000 && columns < 1000;
    //@ ensures acc(cells[*]);
  {
    return cells[row * rows + column]; //~ array:bounds
  }

  static int okRepeatedAddition(int n, int k)
    //@ requires 0 <= n && n <= 1000 && 0 <= k && k <= 1000;
    //@ ensures \result == n * k;
  {
    int sum = 0;
    int i = 0;
    //@ invariant 0 <= i && i <= n && sum == i * k;
    while (i < n) {
      sum += k;
      i++;
    }
    return sum;
  }

  static int wrongRepeatedAddition(int n, int k)
    //@ requires 0 <= n && n <= 1000 && 0 <= k && k <= 1000;
    //@ ensures \result == n * k;
  {
    int sum = 0;
    int i = 0;
    //@ invariant 0 <= i && i <= n && sum == i * k; //~ invariant-body:false
    while (i < n) {
      i++;
      sum += i;
    }
    return sum;
  }

  static int okGauss(int n)
    //@ requires 0 <= n && n <= 1000;
    //@ ensures 2 * \result == n * (n + 1) && \result == n * (n + 1) / 2;
  {
    int sum = 0;
    //@ invariant 0 <= i && i <= n && 2 * sum == i * (i + 1);
    for (int i = 0; i < n; i++) sum += i + 1;
    return sum;
  }

  // When the loop ends, i is n + 1, which only their order tells.
  static int okBehind(int n)
    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == n * (n + 1) / 2;
  {
    int total = 0;
    //@ invariant 0 < i && i <= n + 1 && total == i * (i - 1) / 2;
    for (int i = 1; i <= n; i++) total += i;
    return total;
  }

  static int wrongBehind(int n)
    //@ requires 0 <= n && n <= 1000;
  {
    int total = 0;
    //@ invariant 0 < i && i <= n + 1 && total == i * (i - 1) / 2; //~ invariant-body:false
    for (int i = 1; i <= n; i++) total += 2;
    return total;
  }

  static void algebra(int x, int y, int z)
    //@ requires -1000 <= x && x <= 1000 && -1000 <= y && y <= 1000 && -1000 <= z && z <= 1000;
  {
    //@ assert (x + y) * (x - y) == x * x - y * y;
    //@ assert (x + y) * (x + y) == x * x + 2 * x * y + y * y;
    //@ assert x * y * z == z * (y * x);
    //@ assert x * x >= 0;
    //@ assert 0 <= y && x < z ==> x * y <= z * y;
    //@ assert 0 < y && x < z ==> x * y < z * y;
    //@ assert y < 0 && x < z ==> z * y < x * y;
    //@ assert 0 <= y && x < z ==> x * y < z * y; //~ assert:false
    //@ assert x < z ==> x * y <= z * y; //~ assert:false
  }

  static void division(int x, int y)
    //@ requires y != 0;
  {
    //@ assert x / y * y + x % y == x;
    //@ assert y > 0 ==> -y < x % y && x % y < y;
    //@ assert x >= 0 ==> 0 <= x % y && x % y <= x;
    //@ assert x <= 0 ==> x <= x % y && x % y <= 0;
    //@ assert y > 0 ==> 0 <= x % y; //~ assert:false
  }

  static void wrongQuotient(int x, int y)
    //@ requires y != 0;
  {
    //@ assert x / y <= x; //~ assert:false
  }

  static int okIndex(int hash, int[] buckets)
    //@ requires buckets != null && acc(buckets[*]) && buckets.length > 0 && hash >= 0;
    //@ ensures acc(buckets[*]);
  {
    return buckets[hash % buckets.length];
  }

  static int wrongIndex(int hash, int[] buckets)
    //@ requires buckets != null && acc(buckets[*]) && buckets.length > 0;
    //@ ensures acc(buckets[*]);
  {
    return buckets[hash % buckets.length]; //~ array:bounds
  }

  static int okNext(int next, int[] ring)
    //@ requires ring != null && acc(ring[*]) && 0 <= next && next < ring.length;
    //@ ensures acc(ring[*]) && 0 <= \result && \result < ring.length;
  {
    return (next + 1) % ring.length;
  }
}
