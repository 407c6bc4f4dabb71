// As in AvlTree.java, but the height is that of the lower subtree, a node that is inserted on the right is not balanced,
// and a tree that is high on the right is taken for one that is in balance.
class AvlNode {
  int key;
  int height;
  AvlNode left;
  AvlNode right;

  /*@ static predicate tree(AvlNode node) =
    @   node != null ==>
    @     acc(node.key) ** acc(node.height) ** acc(node.left) ** acc(node.right) **
    @     tree(node.left) ** tree(node.right) **
    @     (\forall int k; k \in keys(node.left); k < node.key) **
    @     (\forall int k; k \in keys(node.right); node.key < k) **
    @     node.height == 1 + higher(height(node.left), height(node.right)) **
    @     -1 <= height(node.left) - height(node.right) <= 1;
    @*/

  /*@ static pure set<int> keys(AvlNode node)
    @   requires tree(node);
    @   = opening tree(node) in
    @       (node == null ? set<int>{} : keys(node.left) + set<int>{node.key} + keys(node.right));
    @*/

  /*@ pure @*/ static int height(AvlNode node)
    //@ requires tree(node);
    //@ ensures \result >= 0 && (\result == 0) == (node == null);
  {
    return node == null ? 0 : node.height;
  }

  /*@ pure @*/ static int higher(int left, int right) {
    return left > right ? left : right;
  }

  AvlNode(int key)
    //@ ensures tree(this) && keys(this) == set<int>{key} && height(this) == 1;
  {
    this.key = key;
    height = 1;
  }

  /*@ pure @*/ static boolean contains(AvlNode node, int key)
    //@ requires tree(node);
    //@ ensures \result == (key \in keys(node));
  {
    if (node == null) return false;
    if (key == node.key) return true;
    return key < node.key ? contains(node.left, key) : contains(node.right, key);
  }

  static AvlNode insert(AvlNode node, int key)
    //@ requires tree(node) && height(node) < Integer.MAX_VALUE;
    //@ ensures \result != null && tree(\result) && keys(\result) == old(keys(node)) + set<int>{key};
    //@ ensures old(height(node)) <= height(\result) && height(\result) <= old(height(node)) + 1;
  {
    if (node == null) return new AvlNode(key);
    if (key < node.key) {
      return balance(insert(node.left, key), node, node.right);
    }
    return link(node.left, node, insert(node.right, key)); //~ precondition:false
  }

  // Makes one tree of a node and two others whose heights fit.
  static AvlNode link(AvlNode left, AvlNode node, AvlNode right)
    //@ requires node != null && acc(node.key) ** acc(node.height) ** acc(node.left) ** acc(node.right);
    //@ requires tree(left) ** tree(right) && higher(height(left), height(right)) < Integer.MAX_VALUE;
    //@ requires -1 <= height(left) - height(right) <= 1;
    //@ requires (\forall int k; k \in keys(left); k < node.key) && (\forall int k; k \in keys(right); node.key < k);
    //@ ensures \result != null && tree(\result); //~ postcondition:predicate
    //@ ensures keys(\result) == old(keys(left)) + set<int>{old(node.key)} + old(keys(right));
    //@ ensures height(\result) == 1 + higher(old(height(left)), old(height(right)));
  {
    node.left = left;
    node.right = right;
    node.height = height(left) + 1;
    return node;
  }

  // The same, where one of the two may be higher by two: a rotation, or two, are the links that are made anew.
  static AvlNode balance(AvlNode left, AvlNode node, AvlNode right)
    //@ requires node != null && acc(node.key) ** acc(node.height) ** acc(node.left) ** acc(node.right);
    //@ requires tree(left) ** tree(right) && higher(height(left), height(right)) < Integer.MAX_VALUE;
    //@ requires -2 <= height(left) - height(right) <= 2;
    //@ requires (\forall int k; k \in keys(left); k < node.key) && (\forall int k; k \in keys(right); node.key < k);
    //@ ensures \result != null && tree(\result);
    //@ ensures keys(\result) == old(keys(left)) + set<int>{old(node.key)} + old(keys(right));
    //@ ensures higher(old(height(left)), old(height(right))) <= height(\result);
    //@ ensures height(\result) <= 1 + higher(old(height(left)), old(height(right)));
    //@ ensures old(-1 <= height(left) - height(right) <= 1) ==>
    //@   height(\result) == 1 + higher(old(height(left)), old(height(right)));
  {
    if (height(left) - height(right) > 1) {
      if (height(left.left) >= height(left.right)) return link(left.left, left, link(left.right, node, right));
      AvlNode middle = left.right;
      return link(link(left.left, left, middle.left), middle, link(middle.right, node, right));
    }
    if (height(right) - height(left) > 2) {
      if (height(right.right) >= height(right.left)) return link(link(left, node, right.left), right, right.right);
      AvlNode middle = right.left;
      return link(link(left, node, middle.left), middle, link(middle.right, right, right.right));
    }
    return link(left, node, right); //~ precondition:false
  }
}

class AvlTree {
  private AvlNode root;

  //@ predicate valid() = acc(root) ** AvlNode.tree(root);

  //@ pure set<int> keys() requires valid() = AvlNode.keys(root);

  AvlTree()
    //@ ensures valid() && keys().isEmpty && height() == 0;
  {
  }

  /*@ pure @*/ int height()
    //@ requires valid();
  {
    return AvlNode.height(root);
  }

  /*@ pure @*/ boolean contains(int key)
    //@ requires valid();
    //@ ensures \result == (key \in keys());
  {
    return AvlNode.contains(root, key);
  }

  void insert(int key)
    //@ requires valid() && height() < Integer.MAX_VALUE;
    //@ ensures valid() && keys() == old(keys()) + set<int>{key};
    //@ ensures old(height()) <= height() && height() <= old(height()) + 1;
  {
    root = AvlNode.insert(root, key);
  }
}
