// Of a family of predicates, what was opened, or made of its parts, is closed again where all of it is wanted.
class Grown {
  int size;
  Grown next;
  //@ predicate sized() = acc(size) && size >= 0;
  //@ predicate chain() = acc(size) && acc(next) && (next != null ==> next.chain());
  //@ requires sized();
  //@ ensures result >= 0;
  /*@ pure @*/ int size() { return size; }

  //@ requires f != null && acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized()) && 0 <= k && k < f.length;
  //@ ensures acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized()) && f[k].size() == 3;
  static void one(Grown[] f, int k) { f[k].size = 3; }

  //@ requires f != null && acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized()) && 0 <= k && k < f.length;
  //@ ensures acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized()); //~ postcondition:predicate
  static void wrongOne(Grown[] f, int k) { f[k].size = -3; }

  //@ requires f != null && acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized()) && 0 <= k && k < f.length;
  //@ ensures acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized());
  //@ ensures (\forall int i; 0 <= i && i < f.length && i != k; f[i].size() == \old(f[i].size()));
  static void others(Grown[] f, int k) { f[k].size = 3; }

  //@ requires f != null && acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized()) && 0 <= k && k < f.length;
  //@ ensures acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized());
  //@ ensures (\forall int i; 0 <= i && i < f.length; f[i].size() == \old(f[i].size())); //~ postcondition:false
  static void wrongOthers(Grown[] f, int k) { f[k].size = 3; }

  //@ requires f != null && acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized());
  //@ requires 0 <= k && k < f.length && 0 <= j && j < f.length;
  //@ ensures acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized()) && f[j].size() == 5;
  static void two(Grown[] f, int k, int j) { f[k].size = 3; f[j].size = 5; }

  //@ requires f != null && acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized());
  //@ requires 0 <= k && k < f.length && 0 <= j && j < f.length;
  //@ ensures acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized()) && f[k].size() == 3; //~ postcondition:false
  static void wrongTwo(Grown[] f, int k, int j) { f[k].size = 3; f[j].size = 5; }

  // Half of it is opened, and half is closed again.
  //@ requires f != null && acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; acc(f[i].sized(), 1/2)) && 0 <= k && k < f.length;
  //@ requires (\forall int i, j; 0 <= i && i < j && j < f.length; f[i] != f[j]);
  //@ ensures acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; acc(f[i].sized(), 1/2)) && result >= 0;
  static int half(Grown[] f, int k) {
    //@ open acc(f[k].sized(), 1/2);
    return f[k].size;
  }

  //@ requires f != null && acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; acc(f[i].sized(), 1/2)) && 0 <= k && k < f.length;
  //@ requires (\forall int i, j; 0 <= i && i < j && j < f.length; f[i] != f[j]);
  //@ ensures acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized()); //~ postcondition:predicate
  static void wrongHalf(Grown[] f, int k) {
    //@ open acc(f[k].sized(), 1/2);
  }

  // What is gone is not closed.
  //@ requires f != null && acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized()) && 0 <= k && k < f.length;
  //@ ensures acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized()); //~ postcondition:predicate
  static void wrongGone(Grown[] f, int k) { take(f[k]); }
  //@ requires g != null && g.sized();
  static void take(Grown g) { }

  // One for two places is not enough.
  //@ requires f != null && acc(f[*]) && f.length == 2;
  //@ ensures acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized()); //~ postcondition:predicate
  static void wrongShared(Grown[] f) {
    Grown g = new Grown();
    f[0] = g;
    f[1] = g;
  }

  //@ requires f != null && acc(f[*]) && f.length == 2;
  //@ ensures acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].sized());
  static void apart(Grown[] f) {
    f[0] = new Grown();
    f[1] = new Grown();
  }

  //@ requires 0 <= n;
  //@ ensures result != null && acc(result[*]) && result.length == n && (\forall* int i; 0 <= i && i < n; result[i].sized());
  static Grown[] made(int n) {
    Grown[] f = new Grown[n];
    //@ loop_invariant 0 <= k && k <= n && acc(f[*]) && (\forall* int i; 0 <= i && i < k; f[i].sized());
    for (int k = 0; k < n; k++) f[k] = new Grown();
    return f;
  }

  //@ requires f != null && acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].chain());
  //@ ensures acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].chain());
  static void chains(Grown[] f) {
    //@ loop_invariant acc(f[*]) && (\forall* int i; 0 <= i && i < f.length; f[i].chain()) && 0 <= j && j <= f.length;
    for (int j = 0; j < f.length; j++) {
      f[j].size = 3;
      if (f[j].next != null) f[j].next.size = 5;
    }
  }

  // Keys that are objects.
  //@ requires g \in s && (\forall* Grown c; c \in s; c.sized());
  //@ ensures (\forall* Grown c; c \in s; c.sized());
  static void ofSet(Grown g /*@ ghost set<Grown> s @*/) { g.size = 7; }

  //@ requires g \in s && (\forall* Grown c; c \in s; c.sized());
  //@ ensures (\forall* Grown c; c \in s; c.sized()); //~ postcondition:predicate
  static void wrongOfSet(Grown g /*@ ghost set<Grown> s @*/) { g.size = -7; }
}
