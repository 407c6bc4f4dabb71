// What was just closed is looked into: a call about a part of it has its definition, too.
class Node {
  int value;
  Node next;

  //@ predicate valid() = acc(value) ** acc(next) ** (next != null ==> next.valid());

  //@ pure int length() requires valid(); = opening valid() in (1 + (next == null ? 0 : next.length()));

  //@ pure boolean contains(int v) requires valid(); = opening valid() in (value == v || next != null && next.contains(v));

  //@ pure int sum() requires valid(); = opening valid() in (value + (next == null ? 0 : next.sum()));

  //@ requires valid();
  //@ ensures valid() && length() == old(length()) + 1 && sum() == old(sum()) + v && contains(v);
  void okInsert(int v) {
    Node n = new Node();
    n.value = v;
    n.next = next;
    next = n;
  }

  //@ requires valid();
  //@ ensures valid() && length() == old(length()) + 2; //~ postcondition:false
  void wrongInsert(int v) {
    Node n = new Node();
    n.value = v;
    n.next = next;
    next = n;
  }

  //@ requires valid() && w != v;
  //@ ensures valid();
  //@ ensures contains(w); //~ postcondition:false
  void wrongContains(int v, int w) {
    Node n = new Node();
    n.value = v;
    n.next = next;
    next = n;
  }

  //@ ensures result != null && result.valid() && result.length() == 2 && result.sum() == a + b;
  //@ ensures result.contains(a) && result.contains(b);
  static Node okTwo(int a, int b) {
    Node first = new Node();
    first.value = a;
    first.next = new Node();
    first.next.value = b;
    return first;
  }

  //@ requires a != c && b != c;
  //@ ensures result != null && result.valid() && !result.contains(c);
  //@ ensures result.sum() == a; //~ postcondition:false
  static Node wrongTwo(int a, int b, int c) {
    Node first = new Node();
    first.value = a;
    first.next = new Node();
    first.next.value = b;
    return first;
  }

  static void okByHand(Node rest)
    //@ requires rest != null ==> rest.valid();
  {
    Node n = new Node();
    n.next = rest;
    //@ close n.valid();
    //@ ghost int before = n.length();
    Node m = new Node();
    m.next = n;
    //@ close m.valid();
    Node k = new Node();
    k.next = m;
    //@ close k.valid();
    //@ assert k.length() == 2 + before;
  }

  static void wrongByHand(Node rest)
    //@ requires rest != null ==> rest.valid();
  {
    Node n = new Node();
    n.next = rest;
    //@ close n.valid();
    Node m = new Node();
    m.next = n;
    //@ close m.valid();
    //@ assert m.length() == 2; //~ assert:false
  }
}

class Tree {
  Tree left;
  Tree right;

  /*@ predicate valid() = acc(left) ** acc(right) ** (left != null ==> left.valid())
    @   ** (right != null ==> right.valid());
    @*/

  /*@ pure int size() requires valid();
    @   = opening valid() in (1 + (left == null ? 0 : left.size()) + (right == null ? 0 : right.size()));
    @*/

  //@ requires valid() && opening valid() in left != null;
  //@ ensures result != null && result.valid() && result.size() == old(size());
  Tree okRotateRight() {
    //@ open valid();
    Tree pivot = left;
    left = pivot.right;
    pivot.right = this;
    return pivot;
  }

  //@ requires valid() && opening valid() in left != null;
  //@ ensures result != null && result.valid();
  //@ ensures result.size() == old(size()); //~ postcondition:false
  Tree wrongRotateRight() {
    //@ open valid();
    Tree pivot = left;
    left = pivot.right;
    pivot.right = this;
    right = null;
    return pivot;
  }
}
