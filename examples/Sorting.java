// Arrays that are put in order: in ascending order, and with the same values as before, each as often. How often
// is said by the bag of the values.
class Sorting {
  //@ requires a != null && acc(a[*]);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
  //@ ensures \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
  static void insertionSort(int[] a) {
    //@ loop_invariant 0 <= n && acc(a[*]) && (n <= a.length || a.length == 0);
    //@ loop_invariant (\forall int i, j; 0 <= i && i < j && j < n && j < a.length; a[i] <= a[j]);
    //@ loop_invariant \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
    //@ decreases a.length - n;
    for (int n = 1; n < a.length; n++) {
      //@ loop_invariant 0 <= k && k <= n && n < a.length && acc(a[*]);
      //@ loop_invariant (\forall int i, j; 0 <= i && i < j && j <= n && j != k; a[i] <= a[j]);
      //@ loop_invariant \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
      //@ decreases k;
      for (int k = n; k > 0 && a[k] < a[k - 1]; k--) {
        int t = a[k];
        a[k] = a[k - 1];
        a[k - 1] = t;
      }
    }
  }

  // Dutch national flag: three values, in one pass.
  //@ requires a != null && acc(a[*]) && (\forall int i = 0 .. a.length; 0 <= a[i] && a[i] <= 2);
  //@ ensures acc(a[*]);
  //@ ensures (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
  //@ ensures \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
  static void flag(int[] a) {
    int low = 0, mid = 0, high = a.length;
    //@ loop_invariant acc(a[*]) && 0 <= low && low <= mid && mid <= high && high <= a.length;
    //@ loop_invariant (\forall int i = 0 .. a.length; 0 <= a[i] && a[i] <= 2);
    //@ loop_invariant (\forall int i = 0 .. low; a[i] == 0) && (\forall int i = low .. mid; a[i] == 1);
    //@ loop_invariant (\forall int i = high .. a.length; a[i] == 2);
    //@ loop_invariant \values(a, 0, a.length).bag == \old(\values(a, 0, a.length).bag);
    //@ decreases high - mid;
    while (mid < high) {
      if (a[mid] == 0) {
        int t = a[low];
        a[low] = a[mid];
        a[mid] = t;
        low++;
        mid++;
      } else if (a[mid] == 1) {
        mid++;
      } else {
        high--;
        int t = a[mid];
        a[mid] = a[high];
        a[high] = t;
      }
    }
  }

  public static void main(String[] args) {
    int[] values = {5, 2, 4, 6, 1, 3};
    insertionSort(values);
    //@ assert values[0] <= values[5];
    int[] stripes = {1, 0, 2, 1};
    flag(stripes);
    //@ assert stripes[1] <= stripes[2];
  }
}
