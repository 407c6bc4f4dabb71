// A list that miscounts its nodes, one that removes what may not be there, and a client that lost count.
class SizedNode {
  int value;
  SizedNode next;

  /*@ predicate list(int n) =
    @   acc(value) && acc(next) && n > 0 && (next == null ? n == 1 : next.list(n - 1));
    @*/

  SizedNode(int v)
    //@ ensures list(1);
  {
    value = v;
  }

  void addSecond(int n, int v)
    //@ requires list(n);
    //@ ensures list(n + 2); //~ postcondition:predicate [never-held]
  {
    SizedNode node = new SizedNode(v);
    node.next = next;
    next = node;
  }

  void removeSecond(int n)
    //@ requires list(n);
    //@ ensures list(n - 1);
  {
    next = next.next; //~ read:permission [never-held]
  }
}

class SizedListClient {
  public static void main(String[] args) {
    SizedNode list = new SizedNode(1);
    list.addSecond(2, 7); //~ precondition:predicate [never-held]
  }
}
