// A tree whose keys lie between bounds: the greatest one is looked for on the wrong side.
class Tree {
  int key;
  Tree left, right;
  /*@ predicate tree(int low, int high) = acc(key) && acc(left) && acc(right) && low < key && key < high
        && (left != null ==> left.tree(low, key)) && (right != null ==> right.tree(key, high)); @*/

  int greatest(int low, int high)
    //@ requires tree(low, high) && opening tree(low, high) in (right != null && left != null);
    //@ ensures tree(low, high) && result >= opening tree(low, high) in key;
  {
    //@ open tree(low, high);
    int found = key;
    if (left != null) {
      //@ open left.tree(low, key);
      found = left.key;
      //@ close left.tree(low, key);
    }
    //@ close tree(low, high);
    return found;
  }
}
