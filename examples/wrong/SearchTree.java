// Mistakes with a search tree: a value that goes to the wrong side, a value that takes the place of a deleted one and
// stays where it was, a tree that is cut off when its least value is removed, a minimum asked of an empty tree.
class TreeNode {
  int value;
  TreeNode left;
  TreeNode right;

  /*@ predicate tree() =
    @   acc(value) ** acc(left) ** acc(right) **
    @   (left != null ==> left.tree() ** left.max() < value) **
    @   (right != null ==> right.tree() ** value < right.min());
    @*/

  TreeNode(int v)
    //@ ensures tree() && min() == v && max() == v && size() == 1;
  {
    value = v;
  }

  //@ pure int size() requires tree() = 1 + (left == null ? 0 : left.size()) + (right == null ? 0 : right.size());

  /*@ pure @*/ int min()
    //@ requires tree();
    //@ ensures \result <= opening tree() in value;
  {
    return left == null ? value : left.min();
  }

  /*@ pure @*/ int max()
    //@ requires tree();
    //@ ensures opening tree() in value <= \result;
  {
    return right == null ? value : right.max();
  }

  void insert(int v)
    //@ requires tree();
    //@ ensures tree(); //~ postcondition:predicate [given-away]
    //@ ensures min() == (v < old(min()) ? v : old(min()));
    //@ ensures max() == (v > old(max()) ? v : old(max()));
  {
    if (v <= value) { // a value that is there already must not go to the left
      if (left == null) {
        left = new TreeNode(v);
      } else {
        left.insert(v);
      }
    } else if (right == null) {
      right = new TreeNode(v);
    } else {
      right.insert(v);
    }
  }

  // The tree without the node's own value; null when that was the only one.
  static TreeNode withoutRoot(TreeNode node)
    //@ requires node != null ** node.tree();
    //@ ensures \result != null ==> \result.tree(); //~ postcondition:predicate [given-away]
  {
    if (node.left == null) {
      return node.right;
    }
    if (node.right == null) {
      return node.left;
    }
    node.value = node.right.min(); // which must be taken from the right subtree, too
    return node;
  }
}

class SearchTree {
  TreeNode root;

  //@ predicate valid() = acc(root) ** (root != null ==> root.tree());

  //@ pure int size() requires valid() = root == null ? 0 : root.size();

  /*@ pure @*/ boolean isEmpty()
    //@ requires valid();
  {
    return root == null;
  }

  /*@ pure @*/ int min()
    //@ requires valid();
  {
    return root.min(); //~ contract:null [unknown-value]
  }

  int deleteMin()
    //@ requires valid() && !isEmpty();
    //@ ensures valid() && size() == old(size()) - 1; //~ postcondition:false [unknown-value]
  {
    int least = root.min();
    root = root.right; // what is left of the root is lost
    return least;
  }
}
