// VerCors' `\sum([a .. b], v)`, with `\vcmp` and `\vrep`, and its empty collections.
class Vectors {
  /*@
    given seq<int> values;
    context_everywhere array != null ** Perm(array[*], 1\2) ** |values| == array.length;
    context_everywhere (\forall int i = 0 .. array.length; array[i] == values[i]);
    ensures \result == \sum([0 .. array.length], \vcmp(values, \vrep(3)));
  @*/
  static int count(int[] array) {
    int count = 0;
    int k = 0;
    //@ loop_invariant 0 <= k && k <= array.length && count <= k;
    //@ loop_invariant count == \sum([0 .. k], \vcmp(values, \vrep(3)));
    while (k < array.length) {
      if (array[k] == 3) {
        count = count + 1;
      }
      k++;
    }
    return count;
  }

  /*@
    given seq<int> values;
    context_everywhere array != null ** Perm(array[*], 1\2) ** |values| == array.length;
    context_everywhere (\forall int i = 0 .. array.length; array[i] == values[i]);
    ensures \result == \sum([0 .. array.length], \vcmp(values, \vrep(3)));
  @*/
  static int wrongCount(int[] array) {
    int count = 0;
    int k = 0;
    //@ loop_invariant 0 <= k && k <= array.length && count <= k;
    //@ loop_invariant count == \sum([0 .. k], \vcmp(values, \vrep(3))); //~ invariant-body:false
    while (k < array.length) {
      if (array[k] == 4) {
        count = count + 1;
      }
      k++;
    }
    return count;
  }

  /*@
    given seq<int> values;
    context_everywhere Perm(a[*], 1\2) ** Perm(histogram[*], write) ** |values| == a.length;
    context_everywhere (\forall int i = 0 .. a.length; 0 <= a[i] && a[i] < histogram.length && a[i] == values[i]);
    ensures (\forall int i = 0 .. histogram.length; histogram[i] == \sum([0 .. a.length], \vcmp(values, \vrep(i))));
  @*/
  static void count(int[] a, int[] histogram) {
    int k = 0;
    //@ loop_invariant 0 <= k && k <= histogram.length;
    //@ loop_invariant (\forall int i = 0 .. k; histogram[i] == \sum([0 .. 0], \vcmp(values, \vrep(i))));
    while (k < histogram.length) {
      histogram[k] = 0;
      k++;
    }
    k = 0;
    //@ loop_invariant 0 <= k && k <= a.length;
    //@ loop_invariant (\forall int i = 0 .. histogram.length; histogram[i] == \sum([0 .. k], \vcmp(values, \vrep(i))));
    //@ loop_invariant (\forall int i = 0 .. histogram.length; histogram[i] <= k);
    while (k < a.length) {
      int v = a[k];
      histogram[v]++;
      k++;
    }
  }

  static void sums() {
    //@ ghost seq<int> s = seq<int>{1, 2, 2, 3};
    //@ assert \sum([0 .. 0], \vcmp(s, \vrep(2))) == 0;
    //@ assert \sum([0 .. 4], \vcmp(s, \vrep(2))) == 2;
    //@ assert \sum([0 .. 4], s) == 8;
    //@ assert \sum([1 .. 3], \vrep(5)) == 10;
    //@ assert \sum([0 .. 4], \vcmp(s, s)) == 4;
    //@ assert \sum([0 .. 4], s) == 7; //~ assert:false
  }

  static void beyond() {
    //@ ghost seq<int> s = seq<int>{1, 2, 2, 3};
    //@ assert \sum([0 .. 5], s) == 8; //~ array:bounds
  }

  static void empty() {
    //@ assert |[t: int]| == 0 && !(1 \in {t: int});
    //@ assert {t: int} + {1} == {1};
    //@ assert 1 \in {t: int}; //~ assert:false
  }
}
