// A list, and the sequence of its values: as a parameter of its predicate, and as a pure method.
class Node {
  int value;
  Node next;

  //@ predicate list(seq<int> s) = acc(value) && acc(next) && |s| > 0 && value == s.head && (next == null ? |s| == 1 : next.list(s.tail));

  //@ predicate valid() = acc(value) && acc(next) && (next != null ==> next.valid());

  /*@ ghost pure seq<int> contents()
        requires valid();
      { return opening valid() in next == null ? seq<int>{value} : value :: next.contents(); } @*/

  Node(int value)
    //@ ensures list([value]);
  {
    this.value = value;
    //@ close list([value]);
  }

  static Node pair(int a, int b)
    //@ ensures result.list([a, b]);
  {
    Node last = new Node(b);
    Node first = new Node(a);
    //@ open first.list([a]);
    first.next = last;
    //@ close first.list([a, b]);
    return first;
  }

  static Node wrongPair(int a, int b)
    //@ ensures result.list([b, a]);
  {
    Node last = new Node(b);
    Node first = new Node(a);
    //@ open first.list([a]);
    first.next = last;
    //@ close first.list([b, a]); //~ close:false
    return first;
  }

  int first()
    //@ requires valid();
    //@ ensures valid() && contents() == old(contents()) && result == contents().head;
  {
    return value;
  }

  void append(int v)
    //@ requires valid();
    //@ ensures valid() && contents() == old(contents()) + [v];
  {
    if (next == null) {
      Node last = new Node(v);
      //@ open last.list([v]);
      next = last;
    } else {
      next.append(v);
    }
  }

  void wrongAppend(int v)
    //@ requires valid();
    //@ ensures valid() && contents() == old(contents()) + [v, v]; //~ postcondition:false
  {
    if (next == null) {
      Node last = new Node(v);
      //@ open last.list([v]);
      next = last;
    } else {
      next.append(v);
    }
  }

  void concatenate(Node other)
    //@ requires valid() && other != null && other.valid();
    //@ ensures valid() && contents() == old(contents()) + old(other.contents());
  {
    if (next == null) {
      next = other;
    } else {
      next.concatenate(other);
    }
  }

  void wrongConcatenate(Node other)
    //@ requires valid() && other != null && other.valid();
    //@ ensures valid() && contents() == old(other.contents()) + old(contents()); //~ postcondition:false
  {
    if (next == null) {
      next = other;
    } else {
      next.concatenate(other);
    }
  }
}
