// Merge sort: in order afterwards, with the same values as before, each as often. The merge reads with half of
// the permission, so that nobody needs to be told that what it reads stays as it is; its loop takes a part of that
// half, for the same reason.
class MergeSort {
  //@ requires acc(values[*]);
  //@ ensures acc(values[*]);
  //@ ensures (\forall int i, j; 0 <= i && i <= j && j < values.length; values[i] <= values[j]);
  //@ ensures \values(values, 0, values.length).bag == \old(\values(values, 0, values.length).bag);
  static void sort(int[] values) {
    sort(values, new int[values.length], 0, values.length);
  }

  //@ requires values != null && help != null && 0 <= from && from <= to;
  //@ requires to <= values.length && to <= help.length && acc(values[from..to]) && acc(help[from..to]);
  //@ ensures acc(values[from..to]) && acc(help[from..to]);
  //@ ensures (\forall int i, j; from <= i && i <= j && j < to; values[i] <= values[j]);
  //@ ensures \values(values, from, to).bag == \old(\values(values, from, to).bag);
  //@ decreases to - from;
  private static void sort(int[] values, int[] help, int from, int to) {
    if (to - from < 2) return;
    int middle = from + (to - from) / 2;
    sort(values, help, from, middle);
    sort(values, help, middle, to);
    merge(values, from, middle, to, help);
    copy(help, from, to, values);
  }

  //@ requires values != null && target != null && 0 <= from && from <= middle && middle <= to;
  //@ requires to <= values.length && to <= target.length && acc(values[from..to], 1\2) && acc(target[from..to]);
  //@ requires (\forall int i, j; from <= i && i <= j && j < middle; values[i] <= values[j]);
  //@ requires (\forall int i, j; middle <= i && i <= j && j < to; values[i] <= values[j]);
  //@ ensures acc(values[from..to], 1\2) && acc(target[from..to]);
  //@ ensures (\forall int i, j; from <= i && i <= j && j < to; target[i] <= target[j]);
  //@ ensures \values(target, from, to).bag == \values(values, from, to).bag;
  private static void merge(int[] values, int from, int middle, int to, int[] target) {
    int left = from;
    int right = middle;
    //@ loop_invariant acc(values[from..to], 1\4) && acc(target[from..to]);
    //@ loop_invariant from <= left && left <= middle && middle <= right && right <= to;
    //@ loop_invariant next == left + right - middle;
    //@ loop_invariant (\forall int i, j; from <= i && i <= j && j < next; target[i] <= target[j]);
    //@ loop_invariant left < middle ==> (\forall int i = from .. next; target[i] <= values[left]);
    //@ loop_invariant right < to ==> (\forall int i = from .. next; target[i] <= values[right]);
    //@ loop_invariant \values(target, from, next).bag == \values(values, from, left).bag + \values(values, middle, right).bag;
    //@ decreases to - next;
    for (int next = from; next < to; next++) {
      if (right == to || left < middle && values[left] <= values[right]) {
        target[next] = values[left];
        left++;
      } else {
        target[next] = values[right];
        right++;
      }
    }
  }

  //@ requires source != null && target != null && 0 <= from && from <= to;
  //@ requires to <= source.length && to <= target.length && acc(source[from..to], 1\2) && acc(target[from..to]);
  //@ ensures acc(source[from..to], 1\2) && acc(target[from..to]);
  //@ ensures \values(target, from, to) == \values(source, from, to);
  private static void copy(int[] source, int from, int to, int[] target) {
    //@ loop_invariant from <= next && next <= to && acc(source[from..to], 1\4) && acc(target[from..to]);
    //@ loop_invariant (\forall int i = from .. next; target[i] == source[i]);
    //@ decreases to - next;
    for (int next = from; next < to; next++) {
      target[next] = source[next];
    }
  }
}
