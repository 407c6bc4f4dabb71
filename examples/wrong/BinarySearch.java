// Mistakes with binary search: an interval that reaches one too far, one that does not shrink, a search beyond the part
// that is held, a result that nobody has compared, a sum of indices that is too large.
class BinarySearch {
  static int find(int[] values, int key)
    //@ requires acc(values[*]);
    //@ ensures acc(values[*]) ** untouched(acc(values[*]));
    //@ ensures -1 <= \result && \result < values.length;
    //@ ensures \result >= 0 ==> values[\result] == key;
  {
    int low = 0;
    int high = values.length;
    while (low <= high)
      //@ invariant 0 <= low && low <= values.length + 1 && high <= values.length;
      //@ invariant acc(values[*]) ** untouched(acc(values[*]));
    {
      int middle = low + (high - low) / 2;
      int value = values[middle]; //~ array:bounds [changed]
      if (value == key) {
        return middle;
      }
      if (value < key) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  static int lowerBound(int[] values, int key)
    //@ requires acc(values[*]);
    //@ ensures acc(values[*]);
    //@ ensures 0 <= \result && \result <= values.length;
    //@ ensures \result < values.length ==> key <= values[\result];
  {
    int low = 0;
    int high = values.length;
    while (low < high) //~ termination:not-decreasing [changed]
      //@ invariant 0 <= low && low <= high && high <= values.length;
      //@ invariant acc(values[*]);
      //@ invariant high < values.length ==> key <= values[high];
      //@ decreases high - low;
    {
      int middle = low + (high - low) / 2;
      if (values[middle] <= key) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  static int findRecursively(int[] values, int from, int to, int key)
    //@ requires acc(values[from..to]) ** 0 <= from && from <= to && to <= values.length;
    //@ ensures acc(values[from..to]);
    //@ ensures \result == -1 || from <= \result && \result < to && values[\result] == key; //~ postcondition:false [unknown-value]
  {
    if (from == to) {
      return from - 1;
    }
    int middle = from + (to - from) / 2;
    if (values[middle] < key) {
      return findRecursively(values, middle + 1, values.length, key); //~ precondition:permission [never-held]
    }
    return findRecursively(values, from, middle, key);
  }

  // In an array of more than a thousand million numbers.
  static boolean contains(int[] values, int key)
    //@ requires acc(values[*]);
    //@ ensures acc(values[*]) ** untouched(acc(values[*]));
  {
    int low = 0;
    int high = values.length;
    while (low < high)
      //@ invariant 0 <= low && low <= high && high <= values.length;
      //@ invariant acc(values[*]) ** untouched(acc(values[*]));
      //@ decreases high - low;
    {
      int middle = (low + high) / 2; //~ arithmetic:overflow [changed]
      if (values[middle] == key) {
        return true;
      }
      if (values[middle] < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return false;
  }
}
