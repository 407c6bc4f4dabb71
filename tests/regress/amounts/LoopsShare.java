// A loop that takes a share of what is held sees the values that are known of the rest: nothing changes them.
class LoopsShare {
  int f;
  int g;
  //@ predicate both() = acc(f) && acc(g);

  //@ requires acc(f, 1\2) && f == 3;
  //@ ensures acc(f, 1\2);
  void field(int to) {
    int n = 0;
    //@ loop_invariant acc(f, 1\4) && 0 <= n;
    while (n < to) {
      n++;
      assert f == 3;
    }
  }

  // All is taken: the loop may have changed it.
  //@ requires acc(f) && f == 3;
  //@ ensures acc(f);
  void wholeField(int to) {
    int n = 0;
    //@ loop_invariant acc(f) && 0 <= n;
    while (n < to) {
      n++;
      assert f == 3; //~ assert:false
    }
  }

  // The share of another object says nothing of this one.
  //@ requires acc(f, 1\2) && acc(other.f, 1\2) && other.f == 3;
  //@ ensures acc(f, 1\2) && acc(other.f, 1\2);
  void anotherField(LoopsShare other, int to) {
    int n = 0;
    //@ loop_invariant acc(f, 1\2) && acc(other.f, 1\4) && 0 <= n;
    while (n < to) {
      n++;
      assert other.f == 3;
      assert f == 3; //~ assert:false
    }
  }

  //@ requires acc(both(), 1\2) && (unfolding both() in f == 3);
  //@ ensures acc(both(), 1\2);
  void predicate(int to) {
    int n = 0;
    //@ loop_invariant acc(both(), 1\4) && 0 <= n;
    while (n < to) {
      n++;
      //@ assert unfolding both() in f == 3;
      //@ assert unfolding both() in g == 3; //~ assert:false
    }
  }

  //@ requires a != null && 0 <= from && from <= to && to <= a.length && acc(a[from..to], 1\2);
  //@ requires (\forall int i, j; from <= i && i <= j && j < to; a[i] <= a[j]);
  //@ ensures acc(a[from..to], 1\2);
  static void elements(int[] a, int from, int to) {
    int n = from;
    //@ loop_invariant acc(a[from..to], 1\4) && from <= n && n <= to;
    while (n < to) {
      n++;
      //@ assert (\forall int i, j; from <= i && i <= j && j < to; a[i] <= a[j]);
      //@ assert (\forall int i, j; from <= i && i <= j && j < to; a[i] < a[j]); //~ assert:false
    }
  }

  // The loop writes into what it takes a share of: a share is not enough.
  //@ requires a != null && acc(a[*]);
  //@ ensures acc(a[*]);
  static void writes(int[] a) {
    int n = 0;
    //@ loop_invariant acc(a[*], 1\2) && 0 <= n && n <= a.length;
    while (n < a.length) {
      a[n] = 0; //~ write:permission
      n++;
    }
  }

  // Shares that are cut at other places are one share of what both have.
  //@ requires a != null && 0 <= from && from <= middle && middle <= to && to <= a.length;
  //@ requires acc(a[from..middle], 1\4) && acc(a[middle..to], 1\4) && acc(a[from..to], 1\4);
  //@ ensures acc(a[from..to], 1\2);
  static void cutOtherwise(int[] a, int from, int middle, int to) {}

  // There is a gap between the two.
  //@ requires a != null && 0 <= from && from < middle && middle < to && to <= a.length;
  //@ requires acc(a[from..middle], 1\4) && acc(a[middle + 1..to], 1\4) && acc(a[from..to], 1\4);
  //@ ensures acc(a[from..to], 1\2); //~ postcondition:permission
  static void gap(int[] a, int from, int middle, int to) {}

  // One of the two is too little.
  //@ requires a != null && 0 <= from && from < middle && middle < to && to <= a.length;
  //@ requires acc(a[from..middle], 1\4) && acc(a[middle..to], 1\8) && acc(a[from..to], 1\4);
  //@ ensures acc(a[from..to], 1\2); //~ postcondition:permission
  static void tooLittle(int[] a, int from, int middle, int to) {}
}
