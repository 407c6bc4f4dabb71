// Sets, bags, maps, options and datatypes that are not what they should be.
//@ datatype Color = Red | Green;
//@ datatype Endless = More(Endless next, int n); //~ W0004
//@ datatype Color = Blue; //~ W0008

class Collections {
  //@ datatype Tree = Leaf | Branch(Tree left, int key, Tree right);

  void sets(set<int> real) { //~ W0011
    //@ ghost set<int> s = set<int>{1, true}; //~ W0004
    //@ ghost bag<int> b = bag<int>{1};
    //@ ghost map<int> m; //~ W0004
    //@ ghost map<int, boolean> n = map<int, boolean>{1 -> 2}; //~ W0004
    //@ assert s == b; //~ W0004
    //@ assert s + b == s; //~ W0004
    //@ assert s[1] == 1; //~ W0004
    //@ assert true \in s; //~ W0004
    //@ assert 1 \in n; //~ W0004
    //@ assert n[true]; //~ W0004
    //@ assert n + n == n; //~ W0004
    //@ assert n <= n; //~ W0004
    //@ assert n.add(1) == n; //~ W0004
    //@ assert n.key == s; //~ W0004
    //@ assert map<int, int>{1, 2} == map<int, int>{}; //~ W0002 W0002
    //@ assert {} == {}; //~ W0004
    //@ assert set<int>{1 -> 2} == s; //~ W0002
  }

  void options(int x) {
    //@ ghost option<int> o = Some(true); //~ W0004
    //@ assert o == 1; //~ W0004
    //@ assert None == None; //~ W0004
    //@ assert o.getOrElse() == 1; //~ W0004
    //@ assert o.value == 1; //~ W0004
  }

  void datatypes(int x) {
    //@ ghost Tree t = Branch(Leaf, 1); //~ W0004
    //@ ghost Tree u = Red; //~ W0004
    //@ assert t is Red; //~ W0003
    //@ assert x is Leaf; //~ W0004
    //@ assert t.color == 1; //~ W0003
    //@ assert 1 == match t { case Leaf: 1; }; //~ W0002
    //@ assert 1 == match t { case Leaf: 1; case Leaf: 1; case Branch(l, k, r): 1; }; //~ W0008
    //@ assert 1 == match t { case Leaf: 1; case Branch(l, k): 1; }; //~ W0002
    //@ assert 1 == match t { case Leaf: 1; case Branch(l, k, r): true; }; //~ W0004
    //@ assert t + t == t; //~ W0004
    //@ ghost Tree[] a; //~ W0004
    Color c = null; //~ W0003
    //@ ghost Color d;
    //@ assert d == Red; //~ W0012
  }
}
