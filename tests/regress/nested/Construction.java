// What the object around shows to others while it is made.
class Tree {
  final Node root;
  final int size;

  // Nobody looks around from a node.
  class Node {
    Node left;

    Node copy() {
      return new Node();
    }
  }

  Tree(int size)
    //@ ensures this.size == size;
  {
    root = new Node();
    root.copy();
    this.size = size;
    assert root != null;
  }

  void wrongSize() {
    assert size == 5; //~ assert:false
  }
}

class Pair {
  int left;
  Half half;

  class Half {
    final int value;
    final Pair pair;

    Half(int value)
      //@ requires acc(left);
      //@ ensures acc(left) && left == value && this.value == value && pair == Pair.this;
    {
      this.value = value;
      left = value;
      pair = Pair.this;
    }

    int twice = 2;
    Pair again = Pair.this;
  }

  Pair()
    //@ ensures acc(left) && acc(half) && half != null && left == 3 && half.pair == this;
  {
    half = new Half(3);
  }

  void wrongAlias(Half half)
    //@ requires half != null;
  {
    assert half.pair == this; //~ assert:false
  }

  void wrongContradiction() {
    Pair pair = new Pair();
    assert pair.half.pair == pair;
    assert false; //~ assert:false
  }
}
