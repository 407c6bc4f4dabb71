// A datatype of this file comes before the class of that name in another one.
class Forest {
  //@ datatype Tree = Leaf | Node(Tree left, Tree right);

  //@ pure static int size(Tree t) = match t { case Leaf: 0; case Node(l, r): size(l) + 1 + size(r); };

  /*@ ghost static void ok()
      { assert size(Node(Leaf, Node(Leaf, Leaf))) == 2; } @*/

  /*@ ghost static void wrong()
      { assert size(Node(Leaf, Node(Leaf, Leaf))) == 3; } @*/ //~ assert:false
}
