// As in SortedLinkedList.java, but a value is inserted in front of lesser ones, a new list is said to hold something, and
// what is removed first is the second value.
class SortedNode {
  int value;
  SortedNode next;

  SortedNode(int value, SortedNode next)
    //@ ensures acc(this.value) ** acc(this.next) ** this.value == value ** this.next == next;
  {
    this.value = value;
    this.next = next;
  }

  // No value is greater than one behind it.
  /*@ static predicate chain(SortedNode node) =
    @   node != null ==>
    @     acc(node.value) ** acc(node.next) ** chain(node.next) **
    @     (\forall int v; v \in contents(node.next); node.value <= v);
    @*/

  /*@ static pure seq<int> contents(SortedNode node)
    @   requires chain(node);
    @   ensures (\forall int i, j; 0 <= i && i < j && j < |result|; result[i] <= result[j]);
    @   = opening chain(node) in (node == null ? seq<int>{} : node.value :: contents(node.next));
    @*/

  static SortedNode insert(SortedNode node, int value)
    //@ requires chain(node);
    //@ ensures chain(\result) && contents(\result).bag == old(contents(node)).bag + bag<int>{value}; //~ postcondition:predicate
  {
    if (node == null || value >= node.value) {
      return new SortedNode(value, node);
    }
    node.next = insert(node.next, value);
    return node;
  }

  // Without one occurrence of the value.
  static SortedNode remove(SortedNode node, int value)
    //@ requires chain(node);
    //@ ensures chain(\result) && contents(\result).bag == old(contents(node)).bag - bag<int>{value};
  {
    if (node == null || value < node.value) {
      return node;
    }
    if (value == node.value) {
      return node.next;
    }
    node.next = remove(node.next, value);
    return node;
  }

  // Looks no further than where the value would be.
  /*@ pure @*/ static boolean contains(SortedNode node, int value)
    //@ requires chain(node);
    //@ ensures \result == (value \in contents(node));
  {
    if (node == null || value < node.value) return false;
    return value == node.value || contains(node.next, value);
  }
}

class SortedLinkedList {
  private SortedNode head;

  //@ predicate valid() = acc(head) ** SortedNode.chain(head);

  /*@ pure seq<int> contents()
    @   requires valid();
    @   ensures (\forall int i, j; 0 <= i && i < j && j < |result|; result[i] <= result[j]);
    @   = SortedNode.contents(head);
    @*/

  SortedLinkedList()
    //@ ensures valid() && !contents().isEmpty; //~ postcondition:false
  {
  }

  /*@ pure @*/ boolean contains(int value)
    //@ requires valid();
    //@ ensures \result == (value \in contents());
  {
    return SortedNode.contains(head, value);
  }

  void insert(int value)
    //@ requires valid();
    //@ ensures valid() && contents().bag == old(contents()).bag + bag<int>{value};
  {
    head = SortedNode.insert(head, value);
  }

  void remove(int value)
    //@ requires valid();
    //@ ensures valid() && contents().bag == old(contents()).bag - bag<int>{value};
  {
    head = SortedNode.remove(head, value);
  }

  int removeLeast()
    //@ requires valid() && !contents().isEmpty;
    //@ ensures valid() && \result == old(contents().head) && contents() == old(contents().tail); //~ postcondition:false
  {
    int least = head.value;
    head = head.next.next; //~ read:permission
    return least;
  }
}
