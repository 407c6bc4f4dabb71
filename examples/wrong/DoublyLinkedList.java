// Mistakes with a doubly-linked list: the way back is forgotten when a link is put in front, taken away or inserted.
class DoubleLink {
  int value;
  DoubleLink previous;
  DoubleLink next;

  DoubleLink(int v)
    //@ ensures acc(value) ** acc(previous) ** acc(next) ** value == v ** previous == null ** next == null;
  {
    value = v;
  }
}

class DoublyLinkedList {
  DoubleLink first;

  /*@ static predicate chain(DoubleLink link, DoubleLink before) =
    @   link != null ==>
    @     acc(link.value) ** acc(link.previous) ** acc(link.next) ** link.previous == before ** chain(link.next, link);
    @*/

  //@ predicate list() = acc(first) ** chain(first, null);

  void addFirst(int v)
    //@ requires list();
    //@ ensures list(); //~ postcondition:predicate [given-away]
  {
    DoubleLink link = new DoubleLink(v);
    link.next = first;
    first = link;
  }

  void removeFirst()
    //@ requires list() && !isEmpty();
    //@ ensures list(); //~ postcondition:predicate [given-away]
  {
    first = first.next;
  }

  /*@ pure @*/ boolean isEmpty()
    //@ requires list();
  {
    return first == null;
  }

  static void insertBehind(DoubleLink link, DoubleLink before, int v)
    //@ requires link != null && chain(link, before);
    //@ ensures chain(link, before); //~ postcondition:predicate [given-away]
  {
    DoubleLink inserted = new DoubleLink(v);
    inserted.next = link.next;
    link.next = inserted;
  }
}
