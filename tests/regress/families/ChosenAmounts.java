// Amounts that a condition on the variable chooses: a family for each case.
class Slot {
  int v;
}

class ChosenAmounts {
  //@ requires acc(a[*]) && 0 <= k && k < a.length;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v, i == k ? 1 : 2/3));
  //@ ensures acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v, i == k ? 1 : 2/3));
  static void okWrite(Slot[] a, int k) {
    a[k].v = 3;
    int first = a[0].v;
  }

  //@ requires acc(a[*]) && 0 <= k && k + 1 < a.length;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v, i == k ? 1 : 2/3));
  static void wrongWrite(Slot[] a, int k) {
    a[k + 1].v = 3; //~ write:permission
  }

  // Nothing of those behind.
  //@ requires acc(a[*]) && 0 <= k && k < a.length;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v, i < k ? write : 0));
  //@ ensures acc(a[*]) && (\forall* int i = 0 .. k; acc(a[i].v));
  static void okNone(Slot[] a, int k) {
    if (k > 0) a[0].v = 1;
  }

  //@ requires acc(a[*]) && 0 <= k && k < a.length;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v, i < k ? write : 0));
  static void wrongNone(Slot[] a, int k) {
    int v = a[k].v; //~ read:permission
  }

  //@ requires acc(a[*]) && 0 <= k && k <= a.length;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v));
  //@ ensures acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v, i < k ? 2/3 : 3/4));
  static void okGive(Slot[] a, int k) {
  }

  //@ requires acc(a[*]) && 0 <= k && k < a.length;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v, 2/3));
  //@ ensures acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v, i < k ? 2/3 : 3/4)); //~ postcondition:permission
  static void wrongGive(Slot[] a, int k) {
  }

  // Values: of each case what it was.
  //@ requires acc(a[*]) && a.length == 3 && (\forall* int i = 0 .. 3; acc(a[i].v)) && a[0].v == 1 && a[2].v == 2;
  static void okValues(Slot[] a) {
    give(a, 1);
    //@ assert a[0].v == 1;
    //@ assert a[2].v == 2; //~ assert:false
  }

  //@ requires acc(a[*], 1/2) && 0 <= k && k < a.length && (\forall* int i = 0 .. a.length; acc(a[i].v, i < k ? 2/3 : 1));
  //@ ensures acc(a[*], 1/2) && (\forall* int i = 0 .. a.length; acc(a[i].v, i < k ? 2/3 : 1));
  static void give(Slot[] a, int k) {
    a[k].v = 9;
  }

  // In a case that may be of one location twice.
  //@ requires acc(a[*]) && (\forall* int i = 0 .. a.length; acc(a[i].v, i < 2 ? 1/2 : 1)); //~ contract:permission
  static void wrongTwice(Slot[] a) {
  }
}
