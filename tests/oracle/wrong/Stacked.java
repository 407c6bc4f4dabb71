// A linked stack whose length is a pure method, in an object with a limit.
class Stacked {
  static class Node {
    int v;
    Node next;
    //@ predicate nodes() = acc(v) && acc(next) && (next != null ==> next.nodes());
    /*@ pure @*/ int length()
      //@ requires nodes();
    { return next == null ? 1 : next.length() >= 100 ? 100 : 1 + next.length(); }
  }
  Node top;
  int limit;
  //@ predicate valid() = acc(top) && acc(limit) && limit >= 4 && limit < 9 && (top != null ==> top.nodes() && top.length() <= limit);

  void push(int x)
    //@ requires valid();
    //@ ensures valid();
  {
    //@ open valid();
    Node n = new Node();
    n.v = x;
    n.next = top;
    //@ close n.nodes();
    top = n;
    //@ close valid();
  }
}
