// A binary search tree: insert, contains, minimum and maximum, delete the minimum or any value, in the usual
// recursive way, and a client that takes the values out in order.
//
// `tree()` owns the nodes and says that they are in order: every left subtree is below its node's value, every
// right one above; with the least and the greatest value of the subtrees no quantifier is needed.
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
    //@ ensures tree() && min() == v && max() == v && size() == 1 && contains(v);
  {
    value = v;
  }

  // A ghost method counts with mathematical numbers, which do not overflow.
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

  /*@ pure @*/ boolean contains(int v)
    //@ requires tree();
  {
    return v == value || (v < value ? left != null && left.contains(v) : right != null && right.contains(v));
  }

  // Whether the value was not there before.
  boolean insert(int v)
    //@ requires tree();
    //@ ensures tree() && contains(v);
    //@ ensures min() == (v < old(min()) ? v : old(min()));
    //@ ensures max() == (v > old(max()) ? v : old(max()));
    //@ ensures size() == (\result ? old(size()) + 1 : old(size()));
  {
    if (v == value) {
      return false;
    }
    if (v < value) {
      if (left == null) {
        left = new TreeNode(v);
        return true;
      }
      return left.insert(v);
    }
    if (right == null) {
      right = new TreeNode(v);
      return true;
    }
    return right.insert(v);
  }

  // The tree without its least value; null when that was the only one.
  static TreeNode withoutMin(TreeNode node)
    //@ requires node != null ** node.tree();
    //@ ensures \result != null ==> \result.tree() ** old(node.min()) < \result.min();
    //@ ensures \result != null ==> \result.max() == old(node.max()) && \result.size() == old(node.size()) - 1;
    //@ ensures \result == null ==> old(node.size()) == 1 && old(node.min()) == old(node.max());
  {
    if (node.left == null) {
      return node.right;
    }
    node.left = withoutMin(node.left);
    return node;
  }

  // The tree without a value that is in it; null when that was the only one. Where there are two subtrees, the
  // least value above takes its place.
  static TreeNode without(TreeNode node, int v)
    //@ requires node != null ** node.tree() && node.contains(v);
    //@ ensures \result != null ==> \result.tree() && \result.size() == old(node.size()) - 1;
    //@ ensures \result != null ==> old(node.min()) <= \result.min() && \result.max() <= old(node.max());
    //@ ensures \result == null ==> old(node.size()) == 1;
  {
    if (v < node.value) {
      node.left = without(node.left, v);
      return node;
    }
    if (v > node.value) {
      node.right = without(node.right, v);
      return node;
    }
    if (node.left == null) {
      return node.right;
    }
    if (node.right == null) {
      return node.left;
    }
    node.value = node.right.min();
    node.right = withoutMin(node.right);
    return node;
  }
}

class SearchTree {
  TreeNode root;

  //@ predicate valid() = acc(root) ** (root != null ==> root.tree());

  //@ pure int size() requires valid() = root == null ? 0 : root.size();

  SearchTree()
    //@ ensures valid() && size() == 0 && isEmpty();
  {
  }

  /*@ pure @*/ boolean isEmpty()
    //@ requires valid();
  {
    return root == null;
  }

  /*@ pure @*/ boolean contains(int v)
    //@ requires valid();
  {
    return root != null && root.contains(v);
  }

  /*@ pure @*/ int min()
    //@ requires valid() && !isEmpty();
  {
    return root.min();
  }

  /*@ pure @*/ int max()
    //@ requires valid() && !isEmpty();
  {
    return root.max();
  }

  boolean insert(int v)
    //@ requires valid();
    //@ ensures valid() && !isEmpty() && contains(v);
    //@ ensures size() == (\result ? old(size()) + 1 : old(size()));
    //@ ensures min() <= v && v <= max();
  {
    if (root == null) {
      root = new TreeNode(v);
      return true;
    }
    return root.insert(v);
  }

  // Removes the least value and returns it.
  int deleteMin()
    //@ requires valid() && !isEmpty();
    //@ ensures valid() && \result == old(min()) && size() == old(size()) - 1;
    //@ ensures isEmpty() ? \result == old(max()) : \result < min() && max() == old(max());
  {
    int least = root.min();
    root = TreeNode.withoutMin(root);
    return least;
  }

  // Whether the value was there.
  boolean delete(int v)
    //@ requires valid();
    //@ ensures valid() && \result == old(contains(v));
    //@ ensures size() == (\result ? old(size()) - 1 : old(size()));
  {
    if (!contains(v)) {
      return false;
    }
    root = TreeNode.without(root, v);
    return true;
  }

  void clear()
    //@ requires valid();
    //@ ensures valid() && isEmpty() && size() == 0;
  {
    root = null;
  }
}

class SearchTreeClient {
  static int smallest(int a, int b, int c)
    //@ ensures \result <= a && \result <= b && \result <= c;
  {
    SearchTree tree = new SearchTree();
    tree.insert(a);
    tree.insert(b);
    int afterTwo = tree.min();
    //@ assert afterTwo <= b;
    tree.insert(c);
    int least = tree.deleteMin();
    if (least > a || least > b) {
      return a < b ? (a < c ? a : c) : (b < c ? b : c);
    }
    return least < c ? least : c;
  }

  // Takes all values out, in ascending order, and returns the last.
  static int drain(SearchTree tree)
    //@ requires tree != null ** tree.valid() && !tree.isEmpty();
    //@ ensures tree.valid() && tree.isEmpty() && \result == old(tree.max());
  {
    int last = tree.deleteMin();
    while (!tree.isEmpty())
      //@ loop_invariant tree.valid() && (tree.isEmpty() ==> last == old(tree.max()));
      //@ loop_invariant !tree.isEmpty() ==> last < tree.min() && tree.max() == old(tree.max());
    {
      int next = tree.deleteMin();
      assert last < next;
      last = next;
    }
    return last;
  }

  public static void main(String[] args) {
    SearchTree tree = new SearchTree();
    assert tree.isEmpty();
    tree.insert(5);
    assert tree.contains(5);
    tree.insert(3);
    tree.insert(8);
    assert !tree.isEmpty();
    int first = tree.deleteMin();
    assert tree.isEmpty() || first < tree.min();
    boolean wasThere = tree.contains(8);
    boolean isGone = tree.delete(8);
    assert isGone == wasThere;
    tree.insert(7);
    int last = drain(tree);
    assert last >= 7 && tree.isEmpty();
  }
}
