// A missing permission is reported as such, neither as a null problem nor as one of bounds.
class MissingPermission {
  int[] values;

  //@ predicate valid() = acc(values) ** (values != null ==> acc(values[*]));

  static int wrongWithoutPermission(int[] a) {
    return a[0]; //~ read:permission
  }

  static void wrongBehindRange(int[] a, int n)
    //@ requires acc(a[0..n]) ** 0 < n;
  {
    a[n] = 1; //~ write:permission
  }

  static void okWithinRange(int[] a, int n)
    //@ requires acc(a[0..n]) ** 0 < n;
  {
    a[n - 1] = 1;
  }

  static void wrongBehindArray(int[] a)
    //@ requires acc(a[*]);
  {
    a[a.length] = 1; //~ array:bounds
  }

  static void wrongIndex(int[] a, int i)
    //@ requires acc(a[*]);
  {
    a[i] = 1; //~ array:bounds
  }

  static void wrongPartOfIndices(int[] a, int n, int i)
    //@ requires acc(a[0..n]) ** acc(a[n..a.length]) ** 0 <= i;
  {
    a[i] = 1; //~ array:bounds
  }

  static void wrongNull(boolean b, int[] a)
    //@ requires b ==> acc(a[*]) ** a.length > 0;
  {
    int[] c = b ? a : null;
    c[0] = 1; //~ array:null
  }

  void wrongNullInPredicate()
    //@ requires valid();
  {
    values[0] = 1; //~ array:null
  } //~^ array:bounds

  void okNotNullInPredicate()
    //@ requires valid();
  {
    if (values != null && values.length > 0) values[0] = 1;
  }
}
