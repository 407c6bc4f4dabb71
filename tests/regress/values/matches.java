// `match` as a statement, and induction over what values are made of.
//@ datatype Wrapped = Wrapped(int inside, boolean flag);

class Matches {
  //@ datatype Tree = Leaf | Branch(Tree left, int key, Tree right);
  //@ datatype List = Nil | Cons(int head, List tail);

  /*@ ghost static pure int size(List xs)
        ensures result >= 0;
        decreases xs;
      { return match xs { case Nil: 0; case Cons(x, rest): 1 + size(rest); }; }

      ghost static pure List append(List xs, List ys)
        decreases xs;
      { return match xs { case Nil: ys; case Cons(x, rest): Cons(x, append(rest, ys)); }; }

      ghost static pure Tree mirror(Tree t)
        decreases t;
      { return match t { case Leaf: Leaf; case Branch(l, k, r): Branch(mirror(r), k, mirror(l)); }; } @*/

  /*@ ghost static void sizeOfAppend(List xs, List ys)
        ensures size(append(xs, ys)) == size(xs) + size(ys);
        decreases xs;
      {
        match xs {
          case Nil:
          case Cons(x, rest): sizeOfAppend(rest, ys);
        }
      } @*/

  // What is left out of the induction is not known.
  /*@ ghost static void wrongSizeOfAppend(List xs, List ys)
        ensures size(append(xs, ys)) == size(xs) + size(ys); //~ postcondition:false
        decreases xs;
      {
        match xs {
          case Nil: sizeOfAppend(xs, ys);
          case Cons(x, rest):
        }
      } @*/

  // An induction that goes in circles shows nothing.
  /*@ ghost static void circular(List xs)
        ensures size(xs) == 7;
        decreases xs;
      {
        match xs {
          case Nil: circular(Nil); //~ termination:not-decreasing
          case Cons(x, rest): circular(Cons(x + 1, rest)); //~ termination:not-decreasing
        }
      } @*/

  /*@ ghost static void appendIsAssociative(List xs, List ys, List zs)
        ensures append(append(xs, ys), zs) == append(xs, append(ys, zs));
        decreases xs;
      { match xs { case Nil: case Cons(x, rest): appendIsAssociative(rest, ys, zs); } } @*/

  /*@ ghost static void wrongAppendCommutes(List xs, List ys)
        ensures append(xs, ys) == append(ys, xs); //~ postcondition:false
        decreases xs;
      { match xs { case Nil: case Cons(x, rest): wrongAppendCommutes(rest, ys); } } @*/

  /*@ ghost static void mirrorTwice(Tree t)
        ensures mirror(mirror(t)) == t;
        decreases t;
      {
        match t {
          case Leaf:
          case Branch(l, k, r): { mirrorTwice(l); mirrorTwice(r); }
        }
      } @*/

  /*@ ghost static void wrongMirror(Tree t)
        ensures mirror(t) == t; //~ postcondition:false
        decreases t;
      {
        match t {
          case Leaf:
          case Branch(l, k, r): wrongMirror(l); wrongMirror(r);
        }
      } @*/

  //@ requires t is Branch && t.left is Branch;
  void nested(int k)
    //@ given Tree t;
  {
    //@ ghost int found = 0;
    /*@ match t {
          case Branch(l, x, r):
            match l {
              case Leaf: set found = 1;
              case Branch(a, y, b):
                assert t == Branch(Branch(a, y, b), x, r);
                set found = match a { case Leaf: 2; case Branch(i, j, k1): 3; };
            }
          case Leaf: set found = 4;
        } @*/
    //@ assert found == 2 || found == 3;
    //@ assert found == 2; //~ assert:false
  }

  // Each case knows which it is, the last one too, and what its parts are.
  void cases()
    //@ given Tree t;
  {
    /*@ match t {
          case Leaf: assert t == Leaf;
          case Branch(l, k, r): assert t is Branch && t.key == k && t.left == l && t.right == r && l != t;
        } @*/
    //@ match t { case Leaf: assert true; case Branch(l, k, r): assert k > 0; } //~ assert:false
  }

  // The names are those of the parts as they were when it was told which case it is.
  void changed(int n)
    //@ given Tree t;
  {
    //@ ghost Tree u = t;
    /*@ match u {
          case Leaf: set u = Branch(Leaf, 1, Leaf);
          case Branch(l, k, r): { set u = Leaf; assert l == t.left && u is Leaf; }
        } @*/
    //@ assert (t is Leaf) == (u is Branch);
    //@ assert t is Leaf; //~ assert:false
  }

  void single()
    //@ given Wrapped w;
  {
    //@ match w { case Wrapped(n, f): assert w == Wrapped(n, f) && w.inside == n; }
    //@ match w { case Wrapped(n, f): assert f; } //~ assert:false
  }

  void value(int k) {
    //@ ghost int n;
    //@ match Cons(k, Nil) { case Nil: set n = 1; case Cons(x, rest): set n = x; }
    //@ assert n == k;
    //@ assert n == 1; //~ assert:false
  }

  // A jump in a case is one of the loop around it.
  void loop(int k)
    //@ given List xs;
  {
    /*@ ghost {
          List ys = xs;
          int n = 0;
          while (true)
            invariant size(ys) + n == size(xs);
            decreases ys;
          {
            match ys {
              case Nil: break;
              case Cons(x, rest): ys = rest; n = n + 1;
            }
          }
          assert n == size(xs);
          assert n == 0; //~ assert:false
        } @*/
  }

  // Permissions go with the cases.
  int f;
  /*@ ghost void permissions(Tree t)
        requires t is Branch ==> acc(f);
        ensures t is Branch ==> acc(f) ** f == old(f);
      { match t { case Leaf: case Branch(l, k, r): assert f == f; } } @*/

  /*@ ghost void wrongPermissions(Tree t)
        requires t is Branch ==> acc(f);
      { match t { case Leaf: assert f == f; case Branch(l, k, r): } } @*/ //~ read:permission

  // Statements with values, in pure ghost methods.
  /*@ ghost static pure int key(Tree t)
        ensures t is Leaf ==> result == 0;
      { match t { case Leaf: return 0; case Branch(l, k, r): return k; } } @*/

  /*@ ghost static pure int wrongKey(Tree t)
        ensures result == 0; //~ postcondition:false
      { match t { case Leaf: return 0; case Branch(l, k, r): return k; } } @*/
}
