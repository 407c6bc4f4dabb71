// A loop over the elements of an array that may be null fails where that is read, as one over its indices does.
class NullArray {
  static void elements(int[] a) {
    for (int x : a) { //~ array:null //~ read:permission
    }
  }

  //@ requires a != null ==> acc(a[*]);
  static void guarded(int[] a) {
    if (a == null) return;
    for (int x : a) //@ loop_invariant acc(a[*]);
    {
    }
  }
}
