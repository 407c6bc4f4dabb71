// Insertion sort: within the array, on no element outside the part that it sorts, and in order afterwards. That
// neighbours are in order is said by recursion; that the elements are those from before is not said here.
class InsertionSort {
  // Whether the elements from one index up to another one, exclusive, ascend.
  /*@ pure static boolean isSorted(int[] values, int from, int to)
    @   requires acc(values[from..to]) ** from <= to;
    @   decreases to - from;
    @   = to - from < 2 || values[to - 2] <= values[to - 1] && isSorted(values, from, to - 1);
    @*/

  static void sort(int[] values)
    //@ requires acc(values[*]);
    //@ ensures acc(values[*]) ** isSorted(values, 0, values.length);
  {
    sort(values, 0, values.length);
  }

  static void sort(int[] values, int from, int to)
    //@ requires acc(values[from..to]) ** 0 <= from && from <= to && to <= values.length;
    //@ ensures acc(values[from..to]) ** isSorted(values, from, to);
  {
    for (int next = from; next < to; next++)
      //@ invariant acc(values[from..to]) ** from <= next && next <= to ** isSorted(values, from, next);
      //@ decreases to - next;
    {
      insert(values, from, next);
    }
  }

  // Moves the element at `last` down to its place among those before it, which are in order.
  static void insert(int[] values, int from, int last)
    //@ requires acc(values[from..last + 1]) ** 0 <= from && from <= last && last < values.length;
    //@ requires isSorted(values, from, last);
    //@ ensures acc(values[from..last + 1]) ** isSorted(values, from, last + 1);
    //@ ensures values[last] == old(values[last]) || from < last && values[last] == old(values[last - 1]);
  {
    if (from < last && values[last - 1] > values[last]) {
      swap(values, last - 1, last);
      insert(values, from, last - 1);
    }
  }

  static void swap(int[] values, int i, int j)
    //@ requires acc(values[i]) ** acc(values[j]);
    //@ ensures acc(values[i]) ** acc(values[j]);
    //@ ensures values[i] == old(values[j]) && values[j] == old(values[i]);
  {
    int value = values[i];
    values[i] = values[j];
    values[j] = value;
  }

  public static void main(String[] args) {
    int[] values = {5, 2, 4, 6, 1, 3};
    sort(values, 0, 5);
    assert values[5] == 3;
    sort(values);
    //@ assert isSorted(values, 0, 6) && values[4] <= values[5];
    int[] none = {};
    sort(none);
  }
}
