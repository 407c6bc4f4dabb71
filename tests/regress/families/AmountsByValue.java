// Amounts that are another one for each value of the variable: of `read`, or as they are calculated.
class Part {
  int x;
  //@ predicate valid() = acc(x);
}

class AmountsByValue {
  //@ ensures result == (i == 0 ? write : 1/2);
  //@ pure ghost static perm p(int i) = i == 0 ? write : 1/2;

  //@ pure ghost static perm none(int i) = i == 0 ? 0 : 1/2;

  //@ ensures 0 < result && result < write;
  //@ pure ghost static perm some(int i);

  // --- `read` is an amount of its own for each

  //@ requires acc(a[0], ?f) && acc(a[1], f);
  static void alike(int[] a) {}

  //@ requires a != null && a.length == 2 && (\forall* int i = 0 .. 2; acc(a[i], read));
  static void wrongAlike(int[] a) {
    alike(a); //~ precondition:permission
  }

  //@ requires a != null && a.length == 2 && acc(a[*], read);
  static void okAlike(int[] a) {
    alike(a);
  }

  //@ requires acc(a[0], ?f);
  //@ ensures acc(a[0], f);
  static void first(int[] a) {}

  //@ requires a != null && a.length == 2 && (\forall* int i = 0 .. 2; acc(a[i], read));
  //@ ensures acc(a[*], read);
  static void okFirst(int[] a) {
    first(a);
  }

  //@ requires a != null && (\forall* int i = 0 .. a.length; acc(a[i], read)) && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && (\forall* int i = 0 .. a.length; acc(a[i], read));
  static void okMore(int[] a) {}

  // --- one location

  //@ requires a != null && a.length == 3 && (\forall* int i = 0 .. 3; acc(a[i], p(i)));
  static void elements(int[] a) {
    a[0] = a[2];
    a[1] = 1; //~ write:permission
  }

  //@ requires a != null && acc(a[*]) && 3 < n && n == a.length;
  //@ requires (\forall int i, j; 0 <= i && i < j && j < n; a[i] != a[j]);
  //@ requires (\forall* int i = 0 .. n; acc(a[i].x, p(i)));
  static void fields(Part[] a, int n) {
    a[0].x = a[2].x;
    a[1].x = 1; //~ write:permission
  }

  //@ requires a != null && acc(a[*]) && 3 < n && n == a.length;
  //@ requires (\forall* int i = 0 .. n; acc(a[i].x, p(i))); //~ contract:permission
  static void oneOrMany(Part[] a, int n) {}

  //@ requires a != null && acc(a[*]) && 3 < n && n == a.length && (\forall* int i = 0 .. n; acc(a[i].valid(), p(i)));
  //@ ensures acc(a[*]) && (\forall* int i = 0 .. n; acc(a[i].valid(), p(i)));
  static void instances(Part[] a, int n) {
    a[0].x = a[1].x;
  }

  //@ requires a != null && acc(a[*]) && 3 < n && n == a.length && (\forall* int i = 0 .. n; acc(a[i].valid(), p(i)));
  static void wrongInstances(Part[] a, int n) {
    a[1].x = a[0].x; //~ write:permission
  }

  // --- all of them

  //@ requires a != null && n == a.length && (\forall* int i = 0 .. n; acc(a[i], some(i)));
  //@ ensures (\forall* int i = 0 .. n; acc(a[i], some(i)));
  static void reads(int[] a, int n) {
    int s = 0;
    for (int i = 0; i < n; i++)
      //@ invariant 0 <= i && i <= n && (\forall* int k = 0 .. n; acc(a[k], some(k)));
    {
      s ^= a[i];
    }
  }

  //@ requires a != null && n == a.length && 3 < n && acc(a[*]);
  //@ ensures acc(a[*]) && a[1] == \old(a[1]) && a[2] == 1;
  static void okCall(int[] a, int n) {
    reads(a, n);
    a[2] = 1;
  }

  //@ requires a != null && n == a.length && 3 < n && acc(a[*], 1/2);
  static void wrongCall(int[] a, int n) {
    reads(a, n); //~ precondition:permission
  }

  //@ requires a != null && n == a.length && 3 < n && (\forall* int i = 0 .. n; acc(a[i], some(i)));
  //@ ensures (\forall* int i = 0 .. n - 1; acc(a[i + 1], some(i + 1))) && acc(a[0], some(0));
  static void okShifted(int[] a, int n) {}

  //@ requires a != null && n == a.length && 3 < n && (\forall* int i = 0 .. n; acc(a[i], some(i)));
  //@ ensures (\forall* int i = 0 .. n - 1; acc(a[i + 1], some(i))); //~ postcondition:permission
  static void wrongShifted(int[] a, int n) {}

  // --- parts of them

  //@ requires a != null && n == a.length && 3 < n && (\forall* int i = 0 .. n; acc(a[i], some(i)));
  //@ ensures (\forall* int i = 0 .. n; acc(a[i], some(i) / 2)) && (\forall* int i = 0 .. n; acc(a[i], 1/2 * some(i)));
  static void okHalves(int[] a, int n) {}

  //@ requires a != null && n == a.length && 3 < n && (\forall* int i = 0 .. n; acc(a[i], some(i)));
  //@ ensures (\forall* int i = 0 .. n; acc(a[i], some(i) / 2));
  //@ ensures (\forall* int i = 0 .. n; acc(a[i], some(i))); //~ postcondition:permission
  static void wrongHalves(int[] a, int n) {}

  //@ requires a != null && n == a.length && 3 < n && (\forall* int i = 0 .. n; acc(a[i], some(i) / 2));
  //@ requires (\forall* int i = 0 .. n; acc(a[i], some(i) / 2));
  //@ ensures acc(a[1], some(1)) && acc(a[2], 1/2 * some(2));
  static void okUnited(int[] a, int n) {}

  //@ requires a != null && n == a.length && 3 < n && (\forall* int i = 0 .. n; acc(a[i], some(i) * some(i)));
  //@ ensures acc(a[1], some(1) * some(1));
  static void okProduct(int[] a, int n) {}

  //@ requires a != null && n == a.length && 3 < n && (\forall* int i = 0 .. n; acc(a[i], some(i) * some(i)));
  //@ ensures acc(a[1], some(1)); //~ postcondition:permission
  static void wrongProduct(int[] a, int n) {}

  // --- what they say

  //@ requires a != null && n == a.length && 3 < n && (\forall* int i = 0 .. n; acc(a[i], 1/2 + some(i)));
  static void atMostWhole(int[] a, int n) {
    //@ assert some(1) <= 1/2 && some(n - 1) <= 1/2;
    //@ assert some(n) <= 1/2; //~ assert:false
  }

  //@ requires a != null && a.length == 3 && (\forall* int i = 0 .. 3; acc(a[i], 1/2 - p(i))); //~ contract:amount
  static void negative(int[] a) {}

  //@ requires a != null && a.length == 3 && (\forall* int i = 0 .. 3; 0 < none(i) ==> acc(a[i], none(i)));
  static void maybeNone(int[] a) {
    int v = a[1];
    int w = a[0]; //~ read:permission
  }

  // Of an instance more than the whole may be held.
  //@ predicate nothing() = true;

  //@ requires 0 < q && (\forall* int i = 0 .. n; o != null && acc(o.nothing(), q)) && 0 < n;
  static void instancesAreNoLocations(AmountsByValue o, int n /*@ ghost perm q @*/) {
    //@ open acc(o.nothing(), q);
    //@ assert q <= write; //~ assert:false
  }

  //@ requires 1 < q && a != null && acc(a[*]) && a.length == 1 && (\forall* int i = 0 .. 1; acc(a[i].nothing(), q));
  static void notEvenFalse(AmountsByValue[] a /*@ ghost perm q @*/) {
    //@ open acc(a[0].nothing(), q);
    //@ assert false; //~ assert:false
  }
}
