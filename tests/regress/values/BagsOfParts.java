// Bags of parts of arrays: of two parts beside each other, of a longer part, of equal elements, of empty parts.
class BagsOfParts {
  //@ requires a != null && 0 <= from && from <= middle && middle <= to && to <= a.length && acc(a[from..to], 1\2);
  //@ ensures acc(a[from..to], 1\2);
  //@ ensures \values(a, from, to).bag == \values(a, from, middle).bag + \values(a, middle, to).bag;
  static void beside(int[] a, int from, int middle, int to) {}

  //@ requires a != null && 0 <= from && from < middle && middle < to && to <= a.length && acc(a[from..to], 1\2);
  //@ ensures acc(a[from..to], 1\2);
  //@ ensures \values(a, from, to).bag == \values(a, from, middle).bag + \values(a, middle + 1, to).bag; //~ postcondition:false
  static void oneLess(int[] a, int from, int middle, int to) {}

  // What is known of a third array tells nothing but through its bag; where the ends are in order follows only.
  //@ requires a != null && b != null && 0 <= from && from <= middle && middle <= to;
  //@ requires to <= a.length && to <= b.length && acc(a[from..to], 1\2) && acc(b[from..to]);
  //@ requires \values(b, from, to).bag == \values(a, from, middle).bag + \values(a, middle, to).bag;
  //@ ensures acc(a[from..to], 1\2) && acc(b[from..to]);
  //@ ensures \values(b, from, to).bag == \values(a, from, to).bag;
  static void throughBags(int[] a, int[] b, int from, int middle, int to) {}

  //@ requires a != null && b != null && 0 <= from && from <= left && left <= middle && middle <= right;
  //@ requires right < to && next == left + right - middle && left < middle;
  //@ requires to <= a.length && to <= b.length && acc(a[from..to], 1\2) && acc(b[from..to]);
  //@ requires \values(b, from, next).bag == \values(a, from, left).bag + \values(a, middle, right).bag;
  //@ ensures acc(a[from..to], 1\2) && acc(b[from..to]);
  //@ ensures \values(b, from, next + 1).bag == \values(a, from, left + 1).bag + \values(a, middle, right).bag;
  static void merged(int[] a, int[] b, int from, int left, int middle, int right, int to, int next) {
    b[next] = a[left];
  }

  //@ requires a != null && b != null && 0 <= from && from <= left && left <= middle && middle <= right;
  //@ requires right < to && next == left + right - middle && left < middle;
  //@ requires to <= a.length && to <= b.length && acc(a[from..to], 1\2) && acc(b[from..to]);
  //@ requires \values(b, from, next).bag == \values(a, from, left).bag + \values(a, middle, right).bag;
  //@ ensures acc(a[from..to], 1\2) && acc(b[from..to]);
  //@ ensures \values(b, from, next + 1).bag == \values(a, from, left + 1).bag + \values(a, middle, right).bag; //~ postcondition:false
  static void mergedWrongly(int[] a, int[] b, int from, int left, int middle, int right, int to, int next) {
    b[next] = a[right];
  }

  // Element by element: the same bag.
  //@ requires a != null && b != null && 0 <= from && from <= to && to <= a.length && to <= b.length;
  //@ requires acc(a[from..to], 1\2) && acc(b[from..to]) && (\forall int i = from .. to; a[i] == b[i]);
  //@ ensures acc(a[from..to], 1\2) && acc(b[from..to]) && \values(a, from, to).bag == \values(b, from, to).bag;
  static void elementByElement(int[] a, int[] b, int from, int to) {}

  // But for the last.
  //@ requires a != null && b != null && 0 <= from && from < to && to <= a.length && to <= b.length;
  //@ requires acc(a[from..to], 1\2) && acc(b[from..to]) && (\forall int i = from .. to - 1; a[i] == b[i]);
  //@ ensures acc(a[from..to], 1\2) && acc(b[from..to]) && \values(a, from, to).bag == \values(b, from, to).bag; //~ postcondition:false
  static void butForTheLast(int[] a, int[] b, int from, int to) {}

  // A loop copies; its end follows from two comparisons.
  //@ requires source != null && target != null && 0 <= from && from <= to;
  //@ requires to <= source.length && to <= target.length && acc(source[from..to]) && acc(target[from..to]);
  //@ ensures acc(source[from..to]) && acc(target[from..to]);
  //@ ensures \values(target, from, to) == \old(\values(source, from, to));
  static void copy(int[] source, int[] target, int from, int to) {
    //@ loop_invariant from <= next && next <= to && acc(source[from..to], 1\2) && acc(target[from..to]);
    //@ loop_invariant (\forall int i = from .. next; target[i] == source[i]);
    //@ decreases to - next;
    for (int next = from; next < to; next++) target[next] = source[next];
  }

  // Halves that keep their bags keep that of the whole.
  //@ requires a != null && 0 <= from && from <= middle && middle <= to && to <= a.length && acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures \values(a, from, to).bag == \old(\values(a, from, to).bag);
  static void halves(int[] a, int from, int middle, int to) {
    permute(a, from, middle);
    permute(a, middle, to);
  }

  //@ requires a != null && 0 <= from && from < middle && middle <= to && to <= a.length && acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures \values(a, from, to).bag == \old(\values(a, from, to).bag); //~ postcondition:false
  static void oneIsSet(int[] a, int from, int middle, int to) {
    permute(a, from, middle);
    a[from] = 7;
    permute(a, middle, to);
  }

  //@ requires a != null && 0 <= from && from <= to && to <= a.length && acc(a[from..to]);
  //@ ensures acc(a[from..to]);
  //@ ensures \values(a, from, to).bag == \old(\values(a, from, to).bag);
  static void permute(int[] a, int from, int to) {}
}
