// Products in questions where there are formulas about all values, too.
class ProductsBesideAll {
  static void fill(int[] m, int rows, int columns)
    //@ requires m != null ** acc(m.elems) ** 0 <= rows && 0 <= columns && m.length == rows * columns && rows < 1000 && columns < 1000;
    //@ ensures acc(m.elems);
    //@ ensures (\forall int i; 0 <= i && i < rows; (\forall int j; 0 <= j && j < columns; m[i * columns + j] == 7));
  {
    for (int k = 0; k < m.length; k++)
      //@ invariant acc(m.elems) ** 0 <= k && k <= m.length && (\forall int j; 0 <= j && j < k; m[j] == 7);
    {
      m[k] = 7;
    }
  }

  static void oneTooMany(int[] m, int rows, int columns)
    //@ requires m != null ** acc(m.elems) ** 0 <= rows && 0 <= columns && m.length == rows * columns && rows < 1000 && columns < 1000;
    //@ requires (\forall int j; 0 <= j && j < m.length; m[j] == 7);
    //@ ensures acc(m.elems);
    //@ ensures (\forall int i; 0 <= i && i < rows; (\forall int j; 0 <= j && j <= columns; m[i * columns + j] == 7)); //~ contract:bounds
  { }

  static long total(int[] a, int most)
    //@ requires a != null ** acc(a.elems, 1/2) ** (\forall int i; 0 <= i && i < a.length; 0 <= a[i] && a[i] <= most);
    //@ ensures acc(a.elems, 1/2) ** result <= (long) a.length * most;
  {
    long sum = 0;
    for (int i = 0; i < a.length; i++)
      //@ invariant acc(a.elems, 1/4) ** 0 <= i && i <= a.length;
      //@ invariant sum == (\sum int j; 0 <= j && j < i; a[j]) && 0 <= sum && sum <= (long) i * most;
    {
      sum += a[i];
    }
    return sum;
  }

  static long totalOfMore(int[] a, int most)
    //@ requires a != null ** acc(a.elems, 1/2) ** (\forall int i; 0 <= i && i < a.length; 0 <= a[i] && a[i] <= most + 1) && most < 1000;
    //@ ensures acc(a.elems, 1/2);
  {
    long sum = 0;
    for (int i = 0; i < a.length; i++)
      //@ invariant acc(a.elems, 1/4) ** 0 <= i && i <= a.length;
      //@ invariant sum == (\sum int j; 0 <= j && j < i; a[j]) && 0 <= sum;
      //@ invariant sum <= (long) i * most; //~ invariant-body:false
    {
      sum += a[i];
    }
    return sum;
  }
}
