// Three levels of objects, with numbers that depend on each other.
class Levels {
  static class Leaf { int[] data; int sum; }
  static class Node { Leaf leaf; int id; }
  Node node;
  int limit;
  /*@ predicate valid() = acc(node) && acc(limit) && node != null && acc(node.leaf) && acc(node.id) && node.leaf != null
        && acc(node.leaf.data) && acc(node.leaf.sum) && node.leaf.data != null && acc(node.leaf.data[*])
        && node.leaf.data.length == limit && limit >= 5 && limit < 100 && node.leaf.sum == node.leaf.data[0] + node.leaf.data[1]
        && node.id == limit * 2 + 1; @*/

  int get(int at)
    //@ requires valid() && at >= 3;
    //@ ensures valid();
  {
    //@ open valid();
    int x = node.leaf.data[at];
    //@ close valid();
    return x;
  }

  int check()
    //@ requires valid();
    //@ ensures valid() && result != 13;
  {
    //@ open valid();
    int x = node.id;
    //@ close valid();
    return x;
  }
}
