// Binary search in full: the first index of a key, and that a key that is not found is nowhere.
class SortedSearch {
  //@ requires values != null && acc(values[*]);
  //@ requires (\forall int i, j; 0 <= i && i < j && j < values.length; values[i] <= values[j]);
  //@ ensures acc(values[*]) ** untouched(acc(values[*]));
  //@ ensures 0 <= \result && \result <= values.length;
  //@ ensures (\forall int i = 0 .. \result; values[i] < key);
  //@ ensures (\forall int i = \result .. values.length; key <= values[i]);
  static int lowerBound(int[] values, int key) {
    int low = 0;
    int high = values.length;
    //@ loop_invariant acc(values[*]) ** untouched(acc(values[*]));
    //@ loop_invariant 0 <= low && low <= high && high <= values.length;
    //@ loop_invariant (\forall int i = 0 .. low; values[i] < key);
    //@ loop_invariant (\forall int i = high .. values.length; key <= values[i]);
    //@ decreases high - low;
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (values[middle] < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  //@ requires values != null && acc(values[*]);
  //@ requires (\forall int i, j; 0 <= i && i < j && j < values.length; values[i] <= values[j]);
  //@ ensures acc(values[*]) ** untouched(acc(values[*]));
  //@ ensures -1 <= \result && (\result >= 0 ==> \result < values.length && values[\result] == key);
  //@ ensures \result >= 0 ==> (\forall int i = 0 .. \result; values[i] != key);
  //@ ensures \result < 0 ==> (\forall int i = 0 .. values.length; values[i] != key);
  static int firstIndexOf(int[] values, int key) {
    int place = lowerBound(values, key);
    return place < values.length && values[place] == key ? place : -1;
  }
}
