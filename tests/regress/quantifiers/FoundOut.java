// What it took facts about all values to find out is looked at where permissions are looked for.
class FoundOut {
  static class N { N next; }

  static void sameObject(N p, N q, int k /*@ ghost seq<N> s @*/)
    //@ requires acc(p.next) && 0 <= k && k < |s|;
    //@ requires (\forall int i; 0 <= i && i < |s|; s[i] == q);
    //@ requires (\forall int i; 0 <= i && i < |s|; s[i] == p);
  {
    //@ assert s[k] == p;
    //@ assert q == p;
    q.next = null;
  }

  static void inOneContract(N p, N q, int k /*@ ghost seq<N> s @*/)
    //@ requires acc(p.next) && 0 <= k && k < |s|;
    //@ requires (\forall int i; 0 <= i && i < |s|; s[i] == q);
    //@ requires (\forall int i; 0 <= i && i < |s|; s[i] == p);
    //@ ensures s[k] == p && q == p && acc(q.next);
  { }

  static void otherObject(N p, N q, int k /*@ ghost seq<N> s @*/)
    //@ requires acc(p.next) && 0 <= k && k + 1 < |s|;
    //@ requires (\forall int i; 0 <= i && i < k; s[i] == q);
    //@ requires (\forall int i; 0 <= i && i < |s|; s[i] == p);
  {
    //@ assert s[k] == p;
    //@ assert s[k] == q; //~ assert:false
  }

  // What was found out in one arm is not known behind it.
  static void inOneArm(N p, N q, int k, boolean b /*@ ghost seq<N> s @*/)
    //@ requires acc(p.next) && 0 <= k && k < |s| && q != null;
    //@ requires b ==> (\forall int i; 0 <= i && i < |s|; s[i] == q);
    //@ requires (\forall int i; 0 <= i && i < |s|; s[i] == p);
  {
    if (b) {
      //@ assert s[k] == p;
      //@ assert q == p;
      q.next = p;
    }
    q.next = null; //~ write:permission
  }

  static void sameIndex(int[] a, int k, int v)
    //@ requires acc(a[k]) && (\forall int i; 0 <= i && i < 10; i == v ==> i == k) && 0 <= v && v < 10;
  {
    //@ assert v == k;
    a[v] = 1;
  }

  static void otherIndex(int[] a, int k, int v)
    //@ requires acc(a[k]) && (\forall int i; 0 <= i && i < 10; i == v ==> i == k) && 0 <= v && v <= 10;
  {
    //@ assert v == k || v == 10;
    a[v] = 1; //~ write:permission
  }

  static void next(N n, int k /*@ ghost seq<N> nodes @*/)
    //@ requires (\forall* int i; 0 <= i && i < |nodes|; acc(nodes[i].next));
    //@ requires (\forall int i; 0 <= i && i < |nodes| - 1; nodes[i].next == nodes[i + 1]);
    //@ requires 0 <= k && k + 1 < |nodes| && n == nodes[k];
  {
    N q = n.next;
    //@ assert q == nodes[k + 1];
    N m = q.next;
  }
}
