// `match` as a statement: every case, with a name for each part; it is ghost code, and changes nothing.
class Matches {
  //@ datatype Tree = Leaf | Branch(Tree left, int key, Tree right);
  int real;

  void wrong(int x)
    //@ given Tree t;
    //@ requires acc(real);
  {
    //@ match t { case Leaf: assert true; } //~ W0002
    //@ match t { case Leaf: case Leaf: case Branch(l, k, r): } //~ W0008
    //@ match t { case Leaf: case Branch(l, k): } //~ W0002
    //@ match t { case Leaf: case Twig(l): } //~ W0003
    //@ match x { case Leaf: case Branch(l, k, r): } //~ W0004
    //@ match t { case Leaf: case Branch(l, x, r): } //~ W0008
    //@ match t { case Leaf: set real = 1; case Branch(l, k, r): } //~ W0007
    //@ match t { case Leaf: return; case Branch(l, k, r): } //~ W0007
    //@ match t { case Leaf: assert l == t; case Branch(l, k, r): } //~ W0003
    int match = 1;
    match = 2;
  }
}
