// Search in a sorted array of an object: the last element is missed.
class Sorted {
  int[] a;
  int n;
  /*@ predicate sorted() = acc(a) && acc(n) && a != null && n == a.length && n >= 4 && acc(a[*])
        && (\forall int k, l; 0 <= k && k < l && l < a.length; a[k] < a[l]); @*/

  int find(int x)
    //@ requires sorted();
    //@ ensures sorted();
    //@ ensures result >= 0 || opening sorted() in a[n - 1] != x;
  {
    //@ open sorted();
    int i = 0;
    while (i < n - 1)
      //@ invariant acc(a) && acc(n) && a != null && n == a.length && n >= 4 && acc(a[*]) && 0 <= i && i < n
      //@   && (\forall int k, l; 0 <= k && k < l && l < a.length; a[k] < a[l]);
    {
      if (a[i] == x) {
        //@ close sorted();
        return i;
      }
      i++;
    }
    //@ close sorted();
    return -1;
  }
}
