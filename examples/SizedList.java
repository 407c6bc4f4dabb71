// A list whose predicate counts its nodes: the length is a parameter, so no pure method is needed to speak
// of it.
class SizedNode {
  int value;
  SizedNode next;

  /*@ predicate list(int n) =
    @   acc(value) && acc(next) && n > 0 && (next == null ? n == 1 : next.list(n - 1));
    @*/

  SizedNode(int v)
    //@ ensures list(1) && (opening list(1) in value) == v;
  {
    value = v;
  }

  void addSecond(int n, int v)
    //@ requires list(n);
    //@ ensures list(n + 1);
  {
    SizedNode node = new SizedNode(v);
    node.next = next;
    next = node;
  }

  // Only a list of two or more has a second node.
  void removeSecond(int n)
    //@ requires list(n) && n > 1;
    //@ ensures list(n - 1);
  {
    next = next.next;
  }
}

class SizedListClient {
  public static void main(String[] args) {
    SizedNode list = new SizedNode(1);
    list.addSecond(1, 7);
    list.addSecond(2, 8);
    list.removeSecond(3);
    //@ assert list.list(2);
  }
}
