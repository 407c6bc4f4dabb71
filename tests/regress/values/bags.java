// Bags: multiplicities, and permutations of arrays.
class Bags {
  void literals(int a, int b)
  {
    //@ ghost bag<int> m = bag<int>{a, a, b};
    //@ assert |m| == 3 && m[a] >= 2 && b \in m && m == bag<int>{b, a, a};
    //@ assert (m - bag<int>{a}) + bag<int>{a} == m;
    //@ assert [a, b, a].bag == m && [a, b].set == {b, a};
    //@ assert bag<int>{a, b} <= m;
    //@ assert m[a] == 2; //~ assert:false
  }

  //@ ensures result == true; //~ postcondition:false
  /*@ ghost pure boolean wrongBack(bag<int> m, int a) = (m - bag<int>{a}) + bag<int>{a} == m; @*/

  //@ requires a \in m;
  //@ ensures result == true;
  /*@ ghost pure boolean back(bag<int> m, int a) = (m - bag<int>{a}) + bag<int>{a} == m; @*/

  //@ ensures result == true;
  /*@ ghost pure boolean forth(bag<int> m, int a) = (m + bag<int>{a}) - bag<int>{a} == m && (m - m).isEmpty; @*/

  //@ requires a + bag<int>{x} == b + bag<int>{x};
  //@ ensures result == true;
  /*@ ghost pure boolean cancel(bag<int> a, bag<int> b, int x) = a == b; @*/

  //@ requires a + bag<int>{x} == b + bag<int>{y};
  //@ ensures result == true; //~ postcondition:false
  /*@ ghost pure boolean wrongCancel(bag<int> a, bag<int> b, int x, int y) = a == b; @*/

  static void swap(int[] a, int i, int j)
    //@ requires acc(a[*]) && 0 <= i < a.length && 0 <= j < a.length;
    //@ ensures acc(a[*]) && \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
  {
    int t = a[i];
    a[i] = a[j];
    a[j] = t;
  }

  static void wrongSwap(int[] a, int i, int j)
    //@ requires acc(a[*]) && 0 <= i < a.length && 0 <= j < a.length;
    //@ ensures acc(a[*]) && \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag); //~ postcondition:false
  {
    a[i] = a[j];
    a[j] = a[i];
  }

  static void twice(int[] a, int i, int j, int k)
    //@ requires acc(a[*]) && 0 <= i < a.length && 0 <= j < a.length && 0 <= k < a.length;
    //@ ensures acc(a[*]) && \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
  {
    swap(a, i, j);
    swap(a, j, k);
  }

  static void sort(int[] a)
    //@ requires acc(a[*]);
    //@ ensures acc(a[*]) && \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
  {
    for (int i = 1; i < a.length; i++)
      //@ invariant acc(a[*]) && 1 <= i && (a.length > 0 ==> i <= a.length);
      //@ invariant \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
    {
      int j = i;
      while (j > 0 && a[j - 1] > a[j])
        //@ invariant acc(a[*]) && 0 <= j && j <= i && i < a.length;
        //@ invariant \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
      {
        int t = a[j];
        a[j] = a[j - 1];
        a[j - 1] = t;
        j--;
      }
    }
  }

  static void shift(int[] a)
    //@ requires acc(a[*]);
    //@ ensures acc(a[*]) && \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
  {
    for (int i = 1; i < a.length; i++)
      //@ invariant acc(a[*]) && 1 <= i && (a.length > 0 ==> i <= a.length);
      //@ invariant \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
    {
      int x = a[i];
      int j = i;
      while (j > 0 && a[j - 1] > x)
        //@ invariant acc(a[*]) && 0 <= j && j <= i && i < a.length;
        //@ invariant \values(a, 0, a.length).bag + bag<int>{x} == \old(\values(a, 0, a.length).bag) + bag<int>{a[j]};
      {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = x;
    }
  }
}
