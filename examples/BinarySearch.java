// Binary search in a sorted array. What is checked is that it stays within the array, reads what it may read, ends,
// that the middle does not overflow, and that an index that is returned is one of the key.
class BinarySearch {
  // The index of the key, or -1.
  static int find(int[] values, int key)
    //@ requires acc(values[*]);
    //@ ensures acc(values[*]) ** untouched(acc(values[*]));
    //@ ensures -1 <= \result && \result < values.length;
    //@ ensures \result >= 0 ==> values[\result] == key;
  {
    return find(values, 0, values.length, key);
  }

  // The same from one index up to another one, exclusive.
  static int find(int[] values, int from, int to, int key)
    //@ requires acc(values[from..to]) ** 0 <= from && from <= to && to <= values.length;
    //@ ensures acc(values[from..to]) ** untouched(acc(values[from..to]));
    //@ ensures \result == -1 || from <= \result && \result < to;
    //@ ensures \result != -1 ==> values[\result] == key;
  {
    int low = from;
    int high = to;
    while (low < high)
      //@ invariant from <= low && low <= high && high <= to;
      //@ invariant acc(values[from..to]) ** untouched(acc(values[from..to]));
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

  // The first index at which a value could be inserted: every index below it was seen to hold less, or nothing.
  static int lowerBound(int[] values, int key)
    //@ requires acc(values[*]);
    //@ ensures acc(values[*]) ** untouched(acc(values[*]));
    //@ ensures 0 <= \result && \result <= values.length;
    //@ ensures \result > 0 ==> values[\result - 1] < key;
    //@ ensures \result < values.length ==> key <= values[\result];
  {
    int low = 0;
    int high = values.length;
    while (low < high)
      //@ invariant 0 <= low && low <= high && high <= values.length;
      //@ invariant acc(values[*]) ** untouched(acc(values[*]));
      //@ invariant low > 0 ==> values[low - 1] < key;
      //@ invariant high < values.length ==> key <= values[high];
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
    //@ ensures acc(values[from..to]);
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
    assert index == -1 || values[index] == 7;
    int[] none = {};
    int nowhere = find(none, 1);
    assert nowhere == -1;
    int place = lowerBound(values, 6);
    assert place == values.length || values[place] >= 6;
  }
}
