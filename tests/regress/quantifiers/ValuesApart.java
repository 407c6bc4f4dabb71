// What is said of all values of a mathematical type does not reach beyond it.
//@ datatype One = Only;
//@ datatype Pair = Pair(int first, Object second);
//@ datatype Tree = Leaf | Branch(Tree left, int key, Tree right);

class ValuesApart {
  int val;
  //@ ghost static pure int f(Tree t);
  //@ ghost static pure int h(Object o);

  static void single() {
    //@ assert (\forall One x, y; x == y);
    //@ assert (\forall Pair p, q; p.first == q.first && p.second == q.second ==> p == q);
    //@ assert (\forall Pair p, q; p.first == q.first ==> p == q); //~ assert:false
  }

  // A new object may be in a sequence, too.
  static void objects() {
    Object o = new Object();
    //@ assert o != null;
    //@ ghost seq<Object> t = seq<Object>{o};
    //@ assert |t| == 1 && t[0] == o;
    //@ assert (\exists seq<Object> s; |s| > 0 && s[0] == o);
    //@ assert (\forall seq<Object> s; |s| > 0 ==> s[0] != o); //~ assert:false
  }

  static void parts() {
    Object o = new Object();
    //@ assert (\forall Pair p; p.second != o); //~ assert:false
  }

  static void options() {
    Object o = new Object();
    //@ assert (\forall option<Object> p; p.isSome ==> p.get != o); //~ assert:false
  }

  //@ requires (\forall Pair p; h(p.second) == p.first); // of no h
  //@ ensures false;
  static void contradiction() {
    //@ assert h(Pair(1, null).second) == 1;
    //@ assert h(Pair(2, null).second) == 2;
  }

  // Permissions are needed for what is read.
  //@ requires (\forall seq<ValuesApart> s; |s| > 0 ==> s[0] != null ==> s[0].val == 0); //~ contract:permission
  static void unheld() { }

  // Endless chains of parts do not keep it from ending.
  //@ requires (\forall Tree u; u is Branch; f(u.left) < f(u));
  static void chains()
    //@ given Tree t;
  {
    //@ assert t is Branch ==> f(t.left) < f(t);
  }

  // By induction only.
  //@ ensures (\forall Tree u; f(u) >= 0); //~ postcondition:false
  //@ requires f(Leaf) >= 0 && (\forall Tree u, v, int k; f(u) >= 0 && f(v) >= 0; f(Branch(u, k, v)) >= 0);
  static void wrongInduction() { }

  // Quantifiers in quantifiers, and in pure methods.
  /*@ ghost static pure boolean below(Tree t, int n) = (\forall Tree u; u is Branch && u == t; u.key < n); @*/
  static void pure() {
    //@ assert below(Leaf, 0);
    //@ assert below(Branch(Leaf, 1, Leaf), 2);
    //@ assert below(Branch(Leaf, 2, Leaf), 2); //~ assert:false
  }

  //@ requires (\forall Tree u; (\exists Tree v; f(v) > f(u)));
  static void alternating()
    //@ given Tree t;
  {
    //@ assert (\exists Tree v; f(v) > f(t));
    //@ assert (\forall Tree u; f(u) <= f(t)) ==> false;
  }
}
