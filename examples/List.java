// A linked list of nodes: a recursive predicate owns the whole chain, a recursive pure method measures it.
// The recursion of size() ends because each call is about a smaller heap: the rest of the chain. It is a ghost
// method, so its result is a mathematical integer, which no chain is too long for.
class Node {
  int value;
  Node next;

  //@ predicate chain() = acc(value) ** acc(next) ** (next != null ==> next.chain());

  Node(int v, Node rest)
    //@ requires rest != null ==> rest.chain();
    //@ ensures chain() && size() == (rest == null ? 1 : 1 + old(rest.size()));
    //@ ensures first() == v;
  {
    value = v;
    next = rest;
  }

  /*@
    @ pure int size()
    @   requires chain();
    @   = opening chain() in next == null ? 1 : 1 + next.size();
    @*/

  /*@ pure @*/ int first()
    //@ requires chain();
  {
    return value;
  }

  void setFirst(int v)
    //@ requires chain();
    //@ ensures chain() && first() == v && size() == old(size());
  {
    value = v;
  }

  // Recursion instead of a loop.
  void append(int v)
    //@ requires chain();
    //@ ensures chain() && size() == old(size()) + 1;
  {
    if (next == null) {
      next = new Node(v, null);
    } else {
      next.append(v);
    }
  }
}

class ListClient {
  public static void main(String[] args) {
    Node list = new Node(1, null);
    list.append(2);
    list.append(3);
    //@ assert list.size() == 3;
    list.setFirst(7);
    assert list.first() == 7;
    //@ assert list.size() == 3;
  }
}
