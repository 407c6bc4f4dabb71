// A set of integers as a search tree. What it holds is said as a mathematical set: each method tells exactly what
// becomes of that. Which key stands where is said by `tree`: all keys on the left are less, all on the right are
// greater.
class KeyNode {
  int key;
  KeyNode left;
  KeyNode right;

  /*@ static predicate tree(KeyNode node) =
    @   node != null ==>
    @     acc(node.key) ** acc(node.left) ** acc(node.right) ** tree(node.left) ** tree(node.right) **
    @     (\forall int k; k \in keys(node.left); k < node.key) **
    @     (\forall int k; k \in keys(node.right); node.key < k);
    @*/

  /*@ static pure set<int> keys(KeyNode node)
    @   requires tree(node);
    @   = opening tree(node) in
    @       (node == null ? set<int>{} : keys(node.left) + set<int>{node.key} + keys(node.right));
    @*/

  KeyNode(int key)
    //@ ensures tree(this) && keys(this) == set<int>{key};
  {
    this.key = key;
  }

  /*@ pure @*/ static boolean contains(KeyNode node, int key)
    //@ requires tree(node);
    //@ ensures \result == (key \in keys(node));
  {
    if (node == null) return false;
    if (key == node.key) return true;
    return key < node.key ? contains(node.left, key) : contains(node.right, key);
  }

  /*@ pure @*/ static int least(KeyNode node)
    //@ requires node != null && tree(node);
    //@ ensures \result \in keys(node) && (\forall int k; k \in keys(node); \result <= k);
  {
    return node.left == null ? node.key : least(node.left);
  }

  static KeyNode insert(KeyNode node, int key)
    //@ requires tree(node);
    //@ ensures tree(\result) && keys(\result) == old(keys(node)) + set<int>{key};
  {
    if (node == null) return new KeyNode(key);
    if (key < node.key) {
      node.left = insert(node.left, key);
    } else if (key > node.key) {
      node.right = insert(node.right, key);
    }
    return node;
  }

  // In a loop: what has been passed is a tree again once the part below has lost its least key.
  static KeyNode deleteLeast(KeyNode root)
    //@ requires root != null && tree(root);
    //@ ensures tree(\result) && keys(\result) == old(keys(root)) - set<int>{old(least(root))};
  {
    if (root.left == null) return root.right;
    //@ ghost int least = least(root);
    //@ ghost set<int> others = keys(root) - set<int>{least};
    KeyNode node = root;
    //@ ghost set<int> below = others;
    //@ package (tree(node) && keys(node) == below --* tree(root) && keys(root) == others) { }
    //@ loop_invariant node != null && tree(node) && opening tree(node) in node.left != null;
    //@ loop_invariant least(node) == least && keys(node) - set<int>{least} == below;
    //@ loop_invariant (tree(node) && keys(node) == below --* tree(root) && keys(root) == others);
    while (node.left.left != null) {
      KeyNode above = node;
      //@ ghost set<int> belowAbove = below;
      node = node.left;
      //@ set below = keys(node) - set<int>{least};
      //@ package (tree(node) && keys(node) == below --* tree(root) && keys(root) == others) {
      //@   close tree(above);
      //@   apply (tree(above) && keys(above) == belowAbove --* tree(root) && keys(root) == others);
      //@ }
    }
    node.left = node.left.right;
    //@ apply (tree(node) && keys(node) == below --* tree(root) && keys(root) == others);
    return root;
  }

  // Where there are two subtrees, the least key on the right takes the place of the one that goes.
  static KeyNode delete(KeyNode node, int key)
    //@ requires tree(node);
    //@ ensures tree(\result) && keys(\result) == old(keys(node)) - set<int>{key};
  {
    if (node == null) return null;
    if (key < node.key) {
      node.left = delete(node.left, key);
    } else if (key > node.key) {
      node.right = delete(node.right, key);
    } else if (node.left == null) {
      return node.right;
    } else if (node.right == null) {
      return node.left;
    } else {
      node.key = least(node.right);
      node.right = deleteLeast(node.right);
    }
    return node;
  }
}

class TreeSet {
  private KeyNode root;

  //@ predicate valid() = acc(root) ** KeyNode.tree(root);

  //@ pure set<int> keys() requires valid() = KeyNode.keys(root);

  TreeSet()
    //@ ensures valid() && keys().isEmpty;
  {
  }

  /*@ pure @*/ boolean isEmpty()
    //@ requires valid();
    //@ ensures \result == keys().isEmpty;
  {
    return root == null;
  }

  /*@ pure @*/ boolean contains(int key)
    //@ requires valid();
    //@ ensures \result == (key \in keys());
  {
    return KeyNode.contains(root, key);
  }

  // Whether it was not there before.
  boolean add(int key)
    //@ requires valid();
    //@ ensures valid() && keys() == old(keys()) + set<int>{key} && \result == !old(key \in keys());
  {
    if (contains(key)) return false;
    root = KeyNode.insert(root, key);
    return true;
  }

  // Whether it was there.
  boolean remove(int key)
    //@ requires valid();
    //@ ensures valid() && keys() == old(keys()) - set<int>{key} && \result == old(key \in keys());
  {
    if (!contains(key)) return false;
    root = KeyNode.delete(root, key);
    return true;
  }

  int removeLeast()
    //@ requires valid() && !keys().isEmpty;
    //@ ensures valid() && keys() == old(keys()) - set<int>{\result};
    //@ ensures \result \in old(keys()) && (\forall int k; k \in keys(); \result < k);
  {
    int least = KeyNode.least(root);
    root = KeyNode.deleteLeast(root);
    return least;
  }

  public static void main(String[] args) {
    TreeSet set = new TreeSet();
    set.add(5);
    set.add(3);
    boolean isNew = set.add(8);
    boolean isNewAgain = set.add(5);
    assert isNew && !isNewAgain && set.contains(3) && !set.contains(4);
    int least = set.removeLeast();
    assert least == 3;
    set.remove(8);
    set.remove(5);
    assert set.isEmpty();
  }
}
