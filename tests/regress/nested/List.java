//: --overflow=unbounded
class List {
  static int created;

  static class Node {
    int value;
    Node next;

    //@ predicate list() = acc(value) && acc(next) && (next != null ==> next.list());

    Node(int value, Node next)
      //@ requires acc(List.created) && (next != null ==> next.list());
      //@ ensures acc(created) && list();
    {
      this.value = value;
      this.next = next;
      created = created + 1 > 1000 ? 0 : created + 1;
    }
  }

  interface Visitor {
    void visit(Node node);
  }

  // One that does not look at the list around it.
  private class Cursor {
    Node at;

    Cursor(Node at)
      //@ ensures acc(this.at) && this.at == at;
    {
      this.at = at;
    }
  }

  Node first;

  //@ predicate valid() = acc(first) && (first != null ==> first.list());

  //@ requires valid() && acc(created);
  //@ ensures valid() && acc(created);
  void okAdd(int value) {
    first = new Node(value, first);
  }

  //@ requires valid() && acc(created);
  //@ ensures valid() && acc(created);
  void wrongAdd(int value) {
    List.Node node = new List.Node(value, first);
    node = new Node(value, first); //~ precondition:predicate
    first = node;
  }

  //@ requires acc(first);
  //@ ensures acc(first);
  void okCursor() {
    Cursor cursor = new Cursor(first);
    assert cursor.at == first;
  }

  //@ requires acc(first);
  //@ ensures acc(first);
  void wrongCursor() {
    Cursor cursor = new Cursor(null);
    assert cursor.at == first; //~ assert:false
  }

  void wrongCreated() {
    created = 1; //~ write:permission
  }
}
