// Formulas about all values of mathematical types, or about some.
//@ datatype Two = A | B;
//@ datatype Three = C | D | E;

class Values {
  //@ datatype Tree = Leaf | Branch(Tree left, int key, Tree right);
  //@ ghost static pure int f(Tree t);
  //@ ghost static pure int g(seq<int> s);

  //@ requires (\forall Tree u; f(u) > 0);
  static void use(int k)
    //@ given Tree t;
  {
    //@ assert f(t) > 0 && f(Leaf) > 0 && f(Branch(t, k, Leaf)) > 0;
    //@ assert t is Branch ==> f(t.left) > 0;
    //@ assert f(t) > 1; //~ assert:false
  }

  //@ ensures (\forall Tree u; u is Leaf || u is Branch);
  //@ ensures (\forall Tree u; u is Leaf; u == Leaf);
  //@ ensures (\forall Tree u, v; u == v ==> f(u) == f(v));
  //@ ensures (\forall Tree u; u is Branch; u.left != u);
  static void shows() { }

  //@ ensures (\forall Tree u; u == Leaf); //~ postcondition:false
  static void wrongAll() { }

  //@ ensures (\forall Tree u; f(u) == 0); //~ postcondition:false
  static void wrongValue() { }

  //@ ensures (\exists Tree u; u is Branch);
  static void someBranch() {
    //@ ghost Tree t = Branch(Leaf, 1, Leaf);
    //@ assert t is Branch;
  }

  //@ ensures (\exists Tree u; u is Branch && u is Leaf); //~ postcondition:false
  static void wrongSome() { }

  //@ requires (\exists Tree u; f(u) == 7);
  //@ ensures !(\forall Tree u; f(u) < 7);
  static void witness() { }

  //@ requires (\exists Tree u; f(u) == 7);
  //@ ensures f(Leaf) == 7; //~ postcondition:false
  static void wrongWitness() { }

  // What is said of the values of one type is not said of those of another.
  //@ requires (\forall Two t; t is A || t is B);
  static void types()
    //@ given Three x;
    //@ given Two y;
  {
    //@ assert y == A || y == B;
    //@ assert x == C || x == D || x == E;
    //@ assert x == E || x == C; //~ assert:false
  }

  static void wrongTypes()
    //@ given Three x;
    //@ given seq<int> s;
    //@ given option<int> o;
  {
    //@ assert (\forall Two t; t == A || t == B);
    //@ assert (\forall option<int> p; p.isSome || p == None);
    //@ assert (\forall seq<int> q; |q| >= 0);
    //@ assert x == E ==> x != D;
    //@ assert x != E; //~ assert:false
  }

  //@ requires (\forall seq<int> q; |q| > 0; g(q) == q[0]);
  static void sequences(int k)
    //@ given seq<int> s;
  {
    //@ assert g(seq<int>{k, 2}) == k;
    //@ assert |s| > 1 ==> g(s) == s[0];
    //@ assert g(s) == 0; //~ assert:false
  }

  //@ ensures (\forall seq<int> s; s[0] == s[0]); //~ contract:bounds
  static void undefined() { }

  //@ requires (\forall set<int> q; 1 \in q ==> |q| > 0);
  static void sets()
    //@ given set<int> s;
  {
    //@ assert 1 \in s ==> |s| > 0;
    //@ assert (\forall set<int> a, b; (\forall int i; (i \in a) == (i \in b)) ==> a == b);
    //@ assert (\forall set<int> a; 1 \in a); //~ assert:false
  }

  static void bags()
    //@ given bag<int> b;
    //@ given map<int, int> m;
  {
    //@ assert (\forall bag<int> c; c[1] >= 0);
    //@ assert (\forall map<int, int> n; (n[1 -> 2])[1] == 2);
    //@ assert (\forall map<int, int> n; 1 \in n.keys); //~ assert:false
  }

  // Values that a type has hold references of a type, too.
  //@ requires (\forall seq<Values> q; |q| > 0 ==> q[0] != null);
  //@ requires |s| > 0 && |o| > 0;
  static void references()
    //@ given seq<Values> s;
    //@ given seq<Object> o;
  {
    //@ assert s[0] != null;
    //@ assert o[0] != null; //~ assert:false
  }
}
