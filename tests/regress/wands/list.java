// The classic: a list is walked along, and a wand keeps what restores the whole of it.
class Node {
  int value;
  Node next;
  //@ predicate list() = acc(this.value) && acc(this.next) && (this.next != null ==> this.next.list());

  Node(int v, Node n)
    //@ requires n != null ==> n.list();
    //@ ensures list();
  {
    value = v;
    next = n;
    //@ close this.list();
  }

  static Node last(Node head)
    //@ requires head != null && head.list();
    //@ ensures \result != null && \result.list() && (\result.list() --* head.list());
  {
    Node cur = head;
    //@ package (cur.list() --* head.list()) { }
    //@ open cur.list();
    while (cur.next != null)
      //@ invariant cur != null && acc(cur.value) && acc(cur.next) && (cur.next != null ==> cur.next.list());
      //@ invariant (cur.list() --* head.list());
    {
      Node prev = cur;
      cur = cur.next;
      //@ package (cur.list() --* head.list()) {
      //@   close prev.list();
      //@   apply (prev.list() --* head.list());
      //@ }
      //@ open cur.list();
    }
    //@ close cur.list();
    return cur;
  }

  static void append(Node head, Node more)
    //@ requires head != null && head.list() && more != null && more.list();
    //@ ensures head.list();
  {
    Node end = last(head);
    //@ open end.list();
    Node rest = end.next;
    end.next = more;
    //@ close end.list();
    //@ apply (end.list() --* head.list());
  }

  static void appendTwice(Node head, Node more)
    //@ requires head != null && head.list() && more != null && more.list();
    //@ ensures head.list();
  {
    Node end = last(head);
    //@ open end.list();
    end.next = more;
    //@ close end.list();
    //@ apply (end.list() --* head.list());
    //@ apply (end.list() --* head.list()); //~ apply:predicate
  }

  // What is linked is not given back.
  static void lose(Node head)
    //@ requires head != null && head.list();
    //@ ensures head.list(); //~ postcondition:predicate
  {
    Node end = last(head);
  }

  // The node before is not closed: the wand lacks it.
  static void forget(Node head)
    //@ requires head != null && head.list();
  {
    //@ open head.list();
    Node cur = head.next;
    if (cur != null) {
      Node second = cur;
      //@ open second.list();
      //@ package (second.list() --* head.list()) { }
      second.value = 3;
      //@ close second.list();
      //@ apply (second.list() --* head.list());
      //@ assert head.list();
    }
  }

  static void unlinked(Node head, Node other)
    //@ requires head != null && head.list() && other != null && other.list();
  {
    //@ open head.list();
    head.next = null;
    //@ package (other.list() --* head.list() && other.list()) { }
    //@ package (other.list() --* head.list() && other.list()) { } //~ package:predicate
  }
}
