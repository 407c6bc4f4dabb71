// Closes are nested as deep as it takes.
class DoublyLinked {
  int value;
  DoublyLinked next;
  DoublyLinked previous;

  /*@ predicate list(DoublyLinked before) = acc(value) ** acc(next) ** acc(previous) ** previous == before
    @   ** (next != null ==> next.list(this));
    @*/
}

class Deque {
  DoublyLinked head;

  //@ predicate valid() = acc(head) ** (head != null ==> head.list(null));

  //@ requires valid();
  //@ ensures valid();
  void okAddFirst(int value) {
    DoublyLinked node = new DoublyLinked();
    node.value = value;
    node.next = head;
    if (head != null) {
      head.previous = node;
    }
    head = node;
  }

  //@ requires valid();
  //@ ensures valid(); //~ postcondition:predicate
  void wrongAddFirst(int value) {
    DoublyLinked node = new DoublyLinked();
    node.value = value;
    node.next = head;
    head = node;
  }

  static void five() {
    DoublyLinked e = new DoublyLinked();
    DoublyLinked d = new DoublyLinked();
    DoublyLinked c = new DoublyLinked();
    DoublyLinked b = new DoublyLinked();
    DoublyLinked a = new DoublyLinked();
    a.next = b;
    b.previous = a;
    b.next = c;
    c.previous = b;
    c.next = d;
    d.previous = c;
    d.next = e;
    e.previous = d;
    //@ assert a.list(null);
    //@ assert a.list(b); //~ assert:predicate
  }
}
