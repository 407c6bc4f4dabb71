// What a predicate holds that is opened in one arm only, and is looked for behind: it is opened where it is held.
class OpenedUnderGuards {
  static class Node {
    int value;
    Node next;

    //@ predicate list() = acc(value) ** acc(next) ** (next != null ==> next.list());

    Node(int value, Node next)
      //@ requires next != null ==> next.list();
      //@ ensures list();
    {
      this.value = value;
      this.next = next;
    }
  }

  Node head;
  int size;

  //@ predicate valid() = acc(head) ** acc(size) ** (head != null ==> head.list());

  void push(boolean b0, boolean b1, boolean b2, boolean b3)
    //@ requires valid();
    //@ ensures valid();
  {
    if (b0) head = new Node(0, head);
    if (b1) head = new Node(1, head);
    if (b2) size = size / 2;
    if (b3) head = new Node(3, head);
  }

  void pushAndForget(boolean b0, boolean b1)
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate
  {
    if (b0) head = new Node(0, head);
    if (b1) head = new Node(1, null).next;
    head = new Node(1, head);
    head.next = head;
  }

  // Where b0 does not hold nothing of `other` is held.
  static void ofOne(OpenedUnderGuards other, boolean b0, boolean b1)
    //@ requires b0 ==> other.valid();
    //@ ensures b0 ==> other.valid();
  {
    if (b0 && b1) other.size = 1;
    if (b0) other.size = 2;
    if (b1) other.size = 3; //~ write:permission
  }

  void once(boolean b0)
    //@ requires valid();
  {
    if (b0) size = 1;
    size = 2;
    consume();
    size = 3; //~ write:permission
  }

  void consume()
    //@ requires valid();
  {
  }
}
