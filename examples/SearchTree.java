// A binary search tree: insert, contains, minimum and maximum, delete the minimum, in the usual recursive way.
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
    //@ ensures !isEmpty() ==> \result < min();
  {
    int least = root.min();
    root = withoutMin(root);
    return least;
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
    tree.clear();
    assert tree.isEmpty();
  }
}
