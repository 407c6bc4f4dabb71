// What was written into an array last, and is left of what was read of it before, is among its values.
class WrittenMembers {
  static void written(int[] a, int k)
    //@ requires a != null && acc(a[*]) && a.length > 3 && 0 <= k && k < 3;
  {
    int before = a[k];
    a[1] = 7;
    //@ assert 7 \in \values(a, 0, 2) && \values(a, 0, 2).bag[7] > 0 && 7 \in \values(a, 0, 2).set;
    //@ assert k != 1 ==> before \in \values(a, 0, 3);
    //@ assert 7 \in \values(a, 2, 3); //~ assert:false
  }

  static void overwritten(int[] a, int k)
    //@ requires a != null && acc(a[*]) && a.length > 3 && 0 <= k && k < a.length;
  {
    a[k] = 7;
    a[1] = 8;
    //@ assert 8 \in \values(a, 0, 2) && (k == 0 ==> 7 \in \values(a, 0, 2));
    //@ assert k != 1 ==> 7 \in \values(a, 0, a.length);
    //@ assert 7 \in \values(a, 0, a.length); //~ assert:false
  }

  static void unknown(int[] a, int i, int k)
    //@ requires a != null && acc(a[*]) && a.length > 3 && 0 <= k && k < 3 && 0 <= i && i < 3;
  {
    int before = a[k];
    a[i] = 7;
    //@ assert before \in \values(a, 0, 3); //~ assert:false
  }
}
