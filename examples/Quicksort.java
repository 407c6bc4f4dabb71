// Quicksort: in order afterwards, with the same values as before, each as often. That the values of a part stay
// within bounds tells the caller that the two parts and what stands between them are in order together.
class Quicksort {
  //@ requires acc(values[*]);
  //@ ensures acc(values[*]);
  //@ ensures (\forall int i, j; 0 <= i && i <= j && j < values.length; values[i] <= values[j]);
  //@ ensures \values(values, 0, values.length).bag == \old(\values(values, 0, values.length).bag);
  static void sort(int[] values) {
    sort(values, 0, values.length, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  //@ requires values != null && 0 <= from && from <= to && to <= values.length && acc(values[from..to]);
  //@ requires (\forall int i = from .. to; least <= values[i] && values[i] <= most);
  //@ ensures acc(values[from..to]);
  //@ ensures (\forall int i = from .. to; least <= values[i] && values[i] <= most);
  //@ ensures (\forall int i, j; from <= i && i <= j && j < to; values[i] <= values[j]);
  //@ ensures \values(values, from, to).bag == \old(\values(values, from, to).bag);
  //@ decreases to - from;
  private static void sort(int[] values, int from, int to, int least, int most) {
    if (to - from < 2) return;
    int border = split(values, from, to, least, most);
    int pivot = values[border];
    sort(values, from, border, least, pivot);
    sort(values, border + 1, to, pivot, most);
  }

  // What is less than the value at the border comes to stand before it.
  //@ requires values != null && 0 <= from && from < to && to <= values.length && acc(values[from..to]);
  //@ requires (\forall int i = from .. to; least <= values[i] && values[i] <= most);
  //@ ensures acc(values[from..to]) && from <= \result && \result < to;
  //@ ensures (\forall int i = from .. to; least <= values[i] && values[i] <= most);
  //@ ensures (\forall int i = from .. \result; values[i] < values[\result]);
  //@ ensures (\forall int i = \result .. to; values[i] >= values[\result]);
  //@ ensures \values(values, from, to).bag == \old(\values(values, from, to).bag);
  private static int split(int[] values, int from, int to, int least, int most) {
    int pivot = values[to - 1];
    int border = from;
    //@ loop_invariant acc(values[from..to]) && from <= border && border <= next && next <= to - 1;
    //@ loop_invariant (\forall int i = from .. to; least <= values[i] && values[i] <= most);
    //@ loop_invariant (\forall int i = from .. border; values[i] < pivot);
    //@ loop_invariant (\forall int i = border .. next; values[i] >= pivot);
    //@ loop_invariant values[to - 1] == pivot;
    //@ loop_invariant \values(values, from, to).bag == \old(\values(values, from, to).bag);
    //@ decreases to - next;
    for (int next = from; next < to - 1; next++) {
      if (values[next] < pivot) {
        swap(values, from, to, border, next);
        border++;
      }
    }
    swap(values, from, to, border, to - 1);
    return border;
  }

  //@ requires values != null && 0 <= from && to <= values.length && acc(values[from..to]);
  //@ requires from <= i && i < to && from <= j && j < to;
  //@ ensures acc(values[from..to]) && values[i] == \old(values[j]) && values[j] == \old(values[i]);
  //@ ensures (\forall int k = from .. to; k != i && k != j ==> values[k] == \old(values[k]));
  //@ ensures \values(values, from, to).bag == \old(\values(values, from, to).bag);
  private static void swap(int[] values, int from, int to, int i, int j) {
    int value = values[i];
    values[i] = values[j];
    values[j] = value;
  }
}
