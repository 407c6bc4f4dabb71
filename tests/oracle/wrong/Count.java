// Sums and counts in contracts.
class Count {
  static int ones(int[] a)
    //@ requires a != null && a.length == 6 && acc(a[*]) && (\forall int i; 0 <= i && i < 6; a[i] == 0 || a[i] == 1);
    //@ requires (\num_of int i; 0 <= i && i < 6; a[i] == 1) >= 4;
    //@ ensures acc(a[*]) && result >= 4;
  {
    int n = 0;
    for (int i = 0; i < 5; i++)
      //@ invariant acc(a[*]) && a.length == 6 && 0 <= i && i <= 5 && n >= 0 && n <= i;
    {
      if (a[i] == 1) n++;
    }
    return n;
  }

  static int max(int[] a, int lo, int hi)
    //@ requires a != null && 0 <= lo && lo + 3 < hi && hi <= a.length && acc(a[lo..hi]);
    //@ ensures acc(a[lo..hi]) && (\forall int i; lo <= i && i < hi; a[i] <= result);
  {
    int m = a[lo];
    if (a[lo + 1] > m) m = a[lo + 1];
    if (a[lo + 2] > m) m = a[lo + 2];
    return m;
  }
}
