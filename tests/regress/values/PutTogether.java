// What a recursive pure method says of a value that was put together is computed: of datatypes by their
// constructors, of sequences by their elements, as far as these are known.
//@ datatype Tree = Leaf | Branch(Tree left, int key, Tree right);
//@ pure int size(Tree t) decreases t; = match t { case Leaf: 0; case Branch(l, k, r): size(l) + 1 + size(r); };
//@ pure set<int> keys(Tree t) decreases t; = match t { case Leaf: set<int>{}; case Branch(l, k, r): keys(l) + set<int>{k} + keys(r); };
//@ pure Tree mirror(Tree t) decreases t; = match t { case Leaf: Leaf; case Branch(l, k, r): Branch(mirror(r), k, mirror(l)); };
//@ pure boolean has(Tree t, int x) decreases t; = match t { case Leaf: false; case Branch(l, k, r): k == x || has(l, x) || has(r, x); };
//@ pure seq<int> inOrder(Tree t) decreases t; = match t { case Leaf: seq<int>{}; case Branch(l, k, r): inOrder(l) + [k] + inOrder(r); };
//@ pure int total(seq<int> s) decreases s; = s.isEmpty ? 0 : s.head + total(s.tail);
//@ pure boolean ascends(seq<int> s) decreases s; = |s| < 2 || s[0] <= s[1] && ascends(s[1..]);

class PutTogether {
  void okTree() {
    //@ ghost Tree t = Branch(Leaf, 3, Branch(Leaf, 4, Leaf));
    //@ assert size(t) == 2;
    //@ assert 4 \in keys(t) && !(5 \in keys(t));
    //@ assert mirror(t) == Branch(Branch(Leaf, 4, Leaf), 3, Leaf);
    //@ assert inOrder(t) == [3, 4];
  }

  void wrongSize() {
    //@ ghost Tree t = Branch(Leaf, 3, Branch(Leaf, 4, Leaf));
    //@ assert size(t) == 3; //~ assert:false
  }
  void wrongKeys() {
    //@ ghost Tree t = Branch(Leaf, 3, Branch(Leaf, 4, Leaf));
    //@ assert 5 \in keys(t); //~ assert:false
  }
  void wrongMirror() {
    //@ ghost Tree t = Branch(Leaf, 3, Branch(Leaf, 4, Leaf));
    //@ assert mirror(t) == t; //~ assert:false
  }
  void wrongOrder() {
    //@ ghost Tree t = Branch(Leaf, 3, Branch(Leaf, 4, Leaf));
    //@ assert inOrder(t) == [4, 3]; //~ assert:false
  }

  void conditions() {
    //@ ghost Tree t = Branch(Branch(Leaf, 2, Leaf), 3, Branch(Leaf, 4, Leaf));
    //@ assert has(t, 4) && has(t, 2) && !has(t, 5);
    //@ assert has(t, 5); //~ assert:false
  }

  void openTree(int x /*@ ghost Tree r @*/) {
    //@ ghost Tree t = Branch(Leaf, x, r);
    //@ assert size(t) == 1 + size(r);
    //@ assert has(t, x);
    //@ assert size(t) == 1; //~ assert:false
  }

  void equalTree(/*@ ghost Tree s, ghost Tree t @*/)
    //@ requires t == Branch(s, 1, Leaf) && s == Branch(Leaf, 0, Leaf);
  {
    //@ assert size(t) == 2;
    //@ assert size(s) == 2; //~ assert:false
  }

  void sequences(int x /*@ ghost seq<int> s @*/) {
    //@ assert total([1, 2, 3]) == 6 && total([x, x]) == 2 * x && total(x :: s) == x + total(s);
    //@ assert ascends([1, 2, 3]) && !ascends([1, 3, 2]);
    //@ assert total([1, 2, 3]) == 5; //~ assert:false
  }
  void wrongSequence() {
    //@ assert ascends([1, 3, 2]); //~ assert:false
  }
}

// What is never called has no definition where it has no precondition for it, and proves nothing.
class Partial {
  //@ static pure int below(seq<int> s, int n) requires 0 <= n && n <= |s|; decreases n; = n == 0 ? 0 : below(s, n - 1) + s[n - 1];
  //@ static pure boolean within(seq<int> s, int n) requires 0 <= n && n <= |s|; decreases n; = n == 0 || s[n - 1] > 0 && within(s, n - 1);

  void ok() {
    //@ assert below([4, 5], 2) == 9;
    //@ assert within([4, 5], 0);
  }

  void wrong() {
    //@ assert below([4, 5], 2) == 8; //~ assert:false
  }
  void wrongCall() {
    //@ assert within([4, 5], 3) || true; //~ precondition:false
  }

  // No end in sight: the condition is never decided, and what is unfolded is not followed without end.
  //@ static pure boolean reaches(int n, seq<int> s) decreases n > 0 ? n : 0; = n <= 0 || reaches(n - 1, s + [n]) || n == 3;
  void endless(int n) {
    //@ assert n > 0 || reaches(n, [0]);
    //@ assert reaches(n, [1]) == reaches(n, [2]); //~ assert:false
  }
}
