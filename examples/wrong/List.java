// Mistakes with linked nodes: an append that drops the rest of the chain, a size() that measures the same
// chain again and again, a use of a chain that was given away.
class Node {
  int value;
  Node next;

  //@ predicate chain() = acc(value) ** acc(next) ** (next != null ==> next.chain());

  Node(int v)
    //@ ensures chain() && size() == 1;
  {
    value = v;
  }

  /*@
    @ pure int size()
    @   requires chain();
    @   = opening chain() in next == null ? 1 : 1 + next.size();
    @*/

  /*@
    @ pure int endless()
    @   requires chain();
    @   = 1 + endless(); //~ termination:not-decreasing
    @*/

  void append(int v)
    //@ requires chain();
    //@ ensures chain() && size() == old(size()) + 1; //~ postcondition:false [unknown-value]
  {
    next = new Node(v);
  }

  void push(Node node)
    //@ requires chain();
    //@ requires node != null ** acc(node.value) ** acc(node.next);
    //@ ensures node.chain();
  {
    node.next = this;
  }
}

class ListClient {
  public static void main(String[] args) {
    Node list = new Node(1);
    Node front = new Node(0);
    front.push(list);
    //@ assert front.size() == 1; //~ precondition:predicate [given-away]
  }
}
