// Binary search in a sorted array. What is checked is that it stays within the array, reads what it may read, ends,
// that the middle does not overflow, that an index that is returned is one of the key, and that there is none
// where it says so.
class BinarySearch {
  // The index of the key, or -1.
  static int find(int[] values, int key)
    //@ requires acc(values[*]) ** (\forall int i, j; 0 <= i && i < j && j < values.length; values[i] <= values[j]);
    //@ ensures acc(values[*]) ** untouched(acc(values[*]));
    //@ ensures -1 <= \result && \result < values.length;
    //@ ensures \result >= 0 ==> values[\result] == key;
    //@ ensures \result == -1 ==> (\forall int i = 0 .. values.length; values[i] != key);
  {
    return find(values, 0, values.length, key);
  }

  // The same from one index up to another one, exclusive.
  static int find(int[] values, int from, int to, int key)
    //@ requires acc(values[from..to]) ** 0 <= from && from <= to && to <= values.length;
    //@ requires (\forall int i, j; from <= i && i < j && j < to; values[i] <= values[j]);
    //@ ensures acc(values[from..to]) ** untouched(acc(values[from..to]));
    //@ ensures \result == -1 || from <= \result && \result < to;
    //@ ensures \result != -1 ==> values[\result] == key;
    //@ ensures \result == -1 ==> (\forall int i = from .. to; values[i] != key);
  {
    int low = from;
    int high = to;
    while (low < high)
      //@ invariant from <= low && low <= high && high <= to;
      //@ invariant acc(values[from..to]) ** untouched(acc(values[from..to]));
      //@ invariant (\forall int i = from .. low; values[i] < key) && (\forall int i = high .. to; key < values[i]);
      //@ decreases high - low;
    {
      int middle = low + (high - low) / 2;
      int value = values[middle];
      if (value == key) {
        return middle;
      }
      if (value < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return -1;
  }

  // The first index at which a value could be inserted: all below it hold less.
  static int lowerBound(int[] values, int key)
    //@ requires acc(values[*]) ** (\forall int i, j; 0 <= i && i < j && j < values.length; values[i] <= values[j]);
    //@ ensures acc(values[*]) ** untouched(acc(values[*]));
    //@ ensures 0 <= \result && \result <= values.length;
    //@ ensures (\forall int i = 0 .. \result; values[i] < key);
    //@ ensures (\forall int i = \result .. values.length; key <= values[i]);
  {
    int low = 0;
    int high = values.length;
    while (low < high)
      //@ invariant 0 <= low && low <= high && high <= values.length;
      //@ invariant acc(values[*]) ** untouched(acc(values[*]));
      //@ invariant (\forall int i = 0 .. low; values[i] < key);
      //@ invariant (\forall int i = high .. values.length; key <= values[i]);
      //@ decreases high - low;
    {
      int middle = low + (high - low) / 2;
      if (values[middle] < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  // The recursive form: each call gets the half of the array that it looks at, and nothing else.
  static int findRecursively(int[] values, int from, int to, int key)
    //@ requires acc(values[from..to]) ** 0 <= from && from <= to && to <= values.length;
    //@ requires (\forall int i, j; from <= i && i < j && j < to; values[i] <= values[j]);
    //@ ensures acc(values[from..to]) ** untouched(acc(values[from..to]));
    //@ ensures \result == -1 ==> (\forall int i = from .. to; values[i] != key);
    //@ ensures \result == -1 || from <= \result && \result < to && values[\result] == key;
    //@ decreases to - from;
  {
    if (from == to) {
      return -1;
    }
    int middle = from + (to - from) / 2;
    if (values[middle] == key) {
      return middle;
    }
    if (values[middle] < key) {
      return findRecursively(values, middle + 1, to, key);
    }
    return findRecursively(values, from, middle, key);
  }

  public static void main(String[] args) {
    int[] values = {2, 3, 5, 7, 11, 13};
    int index = find(values, 7);
    assert index != -1 && values[index] == 7;
    int[] none = {};
    int nowhere = find(none, 1);
    assert nowhere == -1;
    int place = lowerBound(values, 6);
    assert place == values.length || values[place] >= 6;
  }
}
