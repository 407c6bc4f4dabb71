// Datatypes: constructors, selectors, testers, match; acyclic, injective, distinct.
//@ datatype Color = Red | Green | Blue;

class Datatypes {
  //@ datatype Tree = Leaf | Branch(Tree left, int key, Tree right);
  //@ datatype Shape = Circle(int radius) | Box(int width, boolean filled);

  void constructors(int k)
  {
    //@ ghost Tree t = Branch(Leaf, k, Branch(Leaf, 2, Leaf));
    //@ assert t.key == k && t.right.key == 2 && t.left == Leaf && t is Branch && !(t is Leaf);
    //@ assert t != Leaf && t != t.right && Branch(Leaf, 1, Leaf) != Branch(Leaf, 2, Leaf);
    //@ ghost int n = match t { case Leaf: 0; case Branch(l, x, r): x + 1; };
    //@ assert n == k + 1;
    //@ assert t.right.left.key == 0; //~ array:bounds
  }

  //@ requires t is Branch;
  //@ ensures result == t.key;
  /*@ ghost pure int key(Tree t) = match t { case Branch(l, k, r): k; case Leaf: 0; }; @*/

  /*@ ghost pure int wrongKey(Tree t) = t.key; @*/ //~ contract:bounds

  //@ requires !(t is Leaf);
  /*@ ghost pure int rightKey(Tree t) = t.key; @*/

  //@ requires Branch(a, x, b) == Branch(c, y, d);
  //@ ensures result == true;
  /*@ ghost pure boolean injective(Tree a, Tree b, Tree c, Tree d, int x, int y) = a == c && x == y && b == d; @*/

  //@ requires t == Branch(t, 1, Leaf);
  //@ ensures result == false;
  /*@ ghost pure boolean cyclic(Tree t) = true; @*/

  //@ requires t == Branch(u, 1, Leaf);
  //@ ensures result == false; //~ postcondition:false
  /*@ ghost pure boolean wrongCyclic(Tree t, Tree u) = true; @*/

  //@ requires t is Branch && t.left is Branch;
  //@ ensures result == true;
  /*@ ghost pure boolean acyclic(Tree t) = t.left.right != t && t.left != t && t.right != t; @*/

  //@ ensures result == true;
  /*@ ghost pure boolean one(Color c) = c == Red || c == Green || c == Blue; @*/

  //@ ensures result == true; //~ postcondition:false
  /*@ ghost pure boolean wrongOne(Color c) = c == Red || c == Green; @*/

  //@ requires a.radius == b.radius; //~ contract:bounds
  /*@ ghost pure boolean wrongRadius(Shape a, Shape b) = true; @*/

  //@ requires a is Circle && b is Circle && a.radius == b.radius;
  //@ ensures result == true;
  /*@ ghost pure boolean radius(Shape a, Shape b) = a == b; @*/

  //@ requires a is Box && b is Box && a.filled == b.filled;
  //@ ensures result == true; //~ postcondition:false
  /*@ ghost pure boolean box(Shape a, Shape b) = a == b; @*/

  //@ requires a is Box && b is Box && a.filled == b.filled && a.width == b.width;
  //@ ensures result == true;
  /*@ ghost pure boolean sameBox(Shape a, Shape b) = a == b; @*/

  //@ ensures result >= 0;
  //@ decreases t;
  /*@ ghost pure int size(Tree t) = match t { case Leaf: 0; case Branch(l, k, r): size(l) + 1 + size(r); }; @*/

  //@ decreases t;
  /*@ ghost pure int wrongSize(Tree t) = match t { case Leaf: 0; case Branch(l, k, r): wrongSize(t); }; @*/ //~ termination:not-decreasing

  //@ decreases s;
  /*@ ghost pure int sum(seq<int> s) = s.isEmpty ? 0 : s.head + sum(s.tail); @*/

  //@ decreases s;
  /*@ ghost pure int wrongSum(seq<int> s) = s.isEmpty ? 0 : s.head + wrongSum(s); @*/ //~ termination:not-decreasing

  void unfolded(int k)
  {
    //@ assert size(Leaf) == 0;
    //@ assert size(Branch(Leaf, k, Leaf)) == 1;
    //@ assert size(Branch(Leaf, k, Leaf)) == 2; //~ assert:false
  }

  void elements(Object o)
  {
    //@ ghost set<Object> s = {};
    //@ assert !(o \in s);
    //@ ghost Tree t;
    //@ set t = Leaf;
    //@ assert t is Leaf;
  }
}
