// Triangular numbers: the sum of the first n numbers, a lemma on its closed form, and one on its growth.
//@ pure int sum(int n) requires n >= 0; decreases n; = n == 0 ? 0 : n + sum(n - 1);
/*@ ghost void closedForm(int n)
      requires n >= 0;
      ensures 2 * sum(n) == n * (n + 1);
      decreases n;
    {
      if (n > 0) closedForm(n - 1);
    } @*/
/*@ ghost void grows(int m, int n)
      requires 0 <= m <= n;
      ensures m < n ==> sum(m) < sum(n);
      decreases n - m;
    {
      if (m < n) grows(m, n - 1);
    } @*/
class Triangle {
  private final int height;
  private int stones;
  //@ ghost private int rows;

  //@ predicate valid() = acc(stones) && acc(rows) && 0 <= rows <= height <= 1000 && stones == sum(rows);

  Triangle(int height)
    //@ requires 0 <= height <= 1000;
    //@ ensures valid() && rows() == 0 && height() == height;
  {
    this.height = height;
  }

  //@ pure int rows() requires valid(); = rows;
  //@ pure int height() = height;

  /*@ pure @*/ int stones()
    //@ requires valid();
    //@ ensures result == sum(rows());
  {
    return stones;
  }

  void addRow(/*@ ghost int n @*/)
    //@ requires valid() && rows() == n && n < height();
    //@ ensures valid() && rows() == n + 1;
  {
    //@ closedForm(n + 1);
    //@ ghost int next = n + 1;
    int last = lastRow(/*@ n @*/);
    stones += last + 1;
    //@ set rows = next;
  }

  // The height that so many stones have, without a field for it.
  private int lastRow(/*@ ghost int n @*/)
    //@ requires valid() && rows() == n;
    //@ ensures valid() && rows() == n && result == n;
  {
    int row = 0;
    int sum = 0;
    //@ closedForm(0);
    while (sum < stones)
      //@ invariant valid() && rows() == n && 0 <= row <= n && sum == sum(row);
      //@ decreases n - row;
    {
      //@ grows(row, n);
      row++;
      //@ closedForm(row);
      sum += row;
    }
    //@ grows(row, n);
    return row;
  }

  static int build(int height)
    //@ requires 0 <= height <= 1000;
    //@ ensures 2 * result == height * (height + 1);
  {
    Triangle triangle = new Triangle(height);
    for (int i = 0; i < height; i++)
      //@ invariant triangle.valid() && triangle.rows() == i && triangle.height() == height && 0 <= i <= height;
    {
      triangle.addRow(/*@ i @*/);
    }
    //@ closedForm(height);
    return triangle.stones();
  }
}
