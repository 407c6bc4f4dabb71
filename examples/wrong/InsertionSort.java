// Mistakes with insertion sort: elements that are compared the wrong way round, a loop that goes one too far, an
// insertion that forgets to go on, an exchange that loses an element.
class InsertionSort {
  /*@ pure static boolean isSorted(int[] values, int from, int to)
    @   requires acc(values[from..to]) ** from <= to;
    @   decreases to - from;
    @   = to - from < 2 || values[to - 2] <= values[to - 1] && isSorted(values, from, to - 1);
    @*/

  static void sort(int[] values, int from, int to)
    //@ requires acc(values[from..to]) ** 0 <= from && from <= to && to <= values.length;
    //@ ensures acc(values[from..to]) ** isSorted(values, from, to);
  {
    for (int next = from; next <= to; next++)
      //@ invariant acc(values[from..to]) ** from <= next;
      //@ invariant next <= to;
      //@ invariant isSorted(values, from, next);
    {
      insert(values, from, next); //~ precondition:permission [given-away]
    }
  }

  static void insert(int[] values, int from, int last)
    //@ requires acc(values[from..last + 1]) ** 0 <= from && from <= last && last < values.length;
    //@ requires isSorted(values, from, last);
    //@ ensures acc(values[from..last + 1]);
    //@ ensures isSorted(values, from, last + 1); //~ postcondition:false [unknown-value]
    //@ ensures values[last] == old(values[last]) || from < last && values[last] == old(values[last - 1]);
  {
    if (from < last && values[last - 1] < values[last]) {
      swap(values, last - 1, last);
      insert(values, from, last - 1);
    }
  }

  static void insertOnce(int[] values, int from, int last)
    //@ requires acc(values[from..last + 1]) ** 0 <= from && from <= last && last < values.length;
    //@ requires isSorted(values, from, last);
    //@ ensures acc(values[from..last + 1]);
    //@ ensures isSorted(values, from, last + 1); //~ postcondition:false [unknown-value]
  {
    if (from < last && values[last - 1] > values[last]) {
      swap(values, last - 1, last);
    }
  }

  static void swap(int[] values, int i, int j)
    //@ requires acc(values[i]) ** acc(values[j]);
    //@ ensures acc(values[i]) ** acc(values[j]);
    //@ ensures values[i] == old(values[j]);
    //@ ensures values[j] == old(values[i]); //~ postcondition:false [unknown-value]
  {
    values[i] = values[j];
    values[j] = values[i];
  }

  static void sortBoth(int[] values)
    //@ requires acc(values[*]) ** values.length > 1;
    //@ ensures acc(values[*]);
  {
    swap(values, 0, 0); //~ precondition:permission [given-away]
  }
}
