// Calls with known arguments in what a definition says of all values, and of values whose constructor is known.
class KnownParts {
  //@ datatype KeyTree = Leaf | Node(KeyTree left, int key, KeyTree right);
  //@ datatype Formula = Number(int n) | Sum(Formula a, Formula b) | Minus(Formula of);
  /*@
    pure static set<int> keys(KeyTree t) decreases t; =
      match t { case Leaf: set<int>{}; case Node(l, k, r): keys(l) + set<int>{k} + keys(r); };
    pure static KeyTree insert(KeyTree t, int x) decreases t; =
      match t {
        case Leaf: Node(Leaf, x, Leaf);
        case Node(l, k, r): x < k ? Node(insert(l, x), k, r) : x > k ? Node(l, k, insert(r, x)) : t;
      };
    pure static boolean isSearch(KeyTree t) decreases t; =
      match t {
        case Leaf: true;
        case Node(l, k, r): isSearch(l) && isSearch(r)
          && (\forall int x; x \in keys(l); x < k) && (\forall int x; x \in keys(r); k < x);
      };
    pure static int value(Formula t) decreases t; =
      match t { case Number(n): n; case Sum(a, b): value(a) + value(b); case Minus(a): -value(a); };
    pure static Formula simple(Formula t) decreases t; =
      match t {
        case Number(n): t;
        case Sum(a, b): Sum(simple(a), simple(b));
        case Minus(a): a is Minus ? simple(a.of) : Minus(simple(a));
      };

    ghost static void okOne(int x)
    {
      assert isSearch(Node(Leaf, x, Leaf));
      assert isSearch(Node(Node(Leaf, x - 1, Leaf), x, Leaf));
    }

    ghost static void wrongOne(int x)
    {
      assert isSearch(Node(Node(Leaf, x, Leaf), x, Leaf)); //~ assert:false
    }

    ghost static void okInsertFirst(KeyTree t, int x)
      requires t is Leaf;
    {
      assert isSearch(insert(t, x));
    }

    ghost static void wrongInsertFirst(KeyTree t, int x)
    {
      assert isSearch(insert(t, x)); //~ assert:false
    }

    ghost static void okKeys(KeyTree t, int x)
      ensures keys(insert(t, x)) == keys(t) + set<int>{x};
      decreases t;
    {
      match t { case Leaf: case Node(l, k, r): okKeys(l, x); okKeys(r, x); }
    }

    ghost static void okInsert(KeyTree t, int x)
      requires isSearch(t);
      ensures isSearch(insert(t, x));
      decreases t;
    {
      match t {
        case Leaf:
        case Node(l, k, r):
          okInsert(l, x);
          okInsert(r, x);
          okKeys(l, x);
          okKeys(r, x);
          if (x < k) {} else if (x > k) {}
      }
    }

    ghost static void wrongInsert(KeyTree t, int x)
      requires isSearch(t);
      ensures isSearch(insert(t, x)) && |keys(insert(t, x))| == |keys(t)| + 1; //~ postcondition:false
      decreases t;
    {
      match t {
        case Leaf:
        case Node(l, k, r):
          okInsert(l, x);
          okInsert(r, x);
          okKeys(l, x);
          okKeys(r, x);
          if (x < k) {} else if (x > k) {}
      }
    }

    ghost static void okSimple(Formula t)
      ensures value(simple(t)) == value(t);
      decreases t;
    {
      match t {
        case Number(n):
        case Sum(a, b): okSimple(a); okSimple(b);
        case Minus(a): if (a is Minus) okSimple(a.of); else okSimple(a);
      }
    }

    ghost static void wrongSimple(Formula t)
      ensures value(simple(t)) == value(t); //~ postcondition:false
      decreases t;
    {
      match t {
        case Number(n):
        case Sum(a, b): okSimple(a);
        case Minus(a): if (a is Minus) okSimple(a.of); else okSimple(a);
      }
    }
  @*/
}
