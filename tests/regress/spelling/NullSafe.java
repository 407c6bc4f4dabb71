// VerCors's `e->p()`: what is not null has the predicate.
class Tree {
  int data;
  Tree left;
  Tree right;

  //@ resource state() = Perm(data, 1) ** Perm(left, 1) ** Perm(right, 1) ** left->state() ** right->state();

  //@ requires state();
  //@ pure boolean isLeaf() = unfolding state() in left == null && right == null;

  //@ requires l->state() ** r->state();
  //@ ensures state() ** (l == null && r == null ==> isLeaf());
  Tree(int data, Tree l, Tree r) {
    this.data = data;
    left = l;
    right = r;
    //@ fold state();
  }

  //@ requires t != null ** t.state();
  //@ ensures \result->state();
  static Tree deleteMin(Tree t) {
    //@ unfold t.state();
    if (t.left == null) {
      return t.right;
    }
    t.left = deleteMin(t.left);
    //@ fold t.state();
    return t;
  }

  //@ context t->state();
  //@ requires t->isLeaf();
  static void pureToo(Tree t) {
    if (t != null) {
      //@ assert t.isLeaf();
    }
  }

  //@ requires t->state();
  //@ ensures t.state(); //~ postcondition:predicate
  static void wrongNull(Tree t) {
  }

  //@ requires t->state();
  //@ ensures t->state(); //~ postcondition:predicate
  static void wrongGivenAway(Tree t) {
    drop(t);
  }

  //@ requires t->state();
  static void drop(Tree t) {
  }

  static void wrongCall(Tree t) {
    if (t == null) {
      drop(t);
    } else {
      drop(t); //~ precondition:predicate
    }
  }

  //@ requires t->state() ** t->isLeaf();
  //@ ensures t->state() ** t->isLeaf(); //~ postcondition:false
  static void wrongValue(Tree t) {
    if (t != null) {
      //@ unfold t.state();
      t.left = new Tree(1, null, null);
      //@ fold t.state();
    }
  }

  //@ context t?.state();
  //@ requires t?.isLeaf() ** (n > 0 ? t?.isLeaf() : t->isLeaf());
  static void asQuestion(Tree t, int n) {
    if (t != null) {
      //@ assert \Unfolding t.state() \in t.left == null;
    }
  }

  //@ requires t?.state();
  //@ ensures t.state(); //~ postcondition:predicate
  static void wrongAsQuestion(Tree t) {
  }

  static int arrows(int n) {
    return switch (n) {
      case 1 -> twice(n);
      default -> 0;
    };
  }

  //@ requires -100 < n && n < 100;
  //@ ensures \result == 2 * n;
  static int twice(int n) {
    return n + n;
  }
}
