// A doubly-linked list: every link points back at the one before it.
//
// The predicate carries the link before the chain as a parameter, and each link is owned together with the claim
// that it points back there. No permission is needed twice, although each link is pointed at from both sides.
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

  DoublyLinkedList()
    //@ ensures list() && isEmpty();
  {
  }

  /*@ pure @*/ boolean isEmpty()
    //@ requires list();
  {
    return first == null;
  }

  /*@ pure @*/ int front()
    //@ requires list() && !isEmpty();
  {
    return first.value;
  }

  void addFirst(int v)
    //@ requires list();
    //@ ensures list() && !isEmpty() && front() == v;
  {
    DoubleLink link = new DoubleLink(v);
    link.next = first;
    if (first != null) {
      first.previous = link;
    }
    //@ close chain(first, link); // what is inferred nests two closes, and here are three
    first = link;
  }

  int removeFirst()
    //@ requires list() && !isEmpty();
    //@ ensures list() && \result == old(front());
  {
    int v = first.value;
    first = first.next;
    if (first != null) {
      first.previous = null;
    }
    return v;
  }

  void append(int v)
    //@ requires list();
    //@ ensures list();
  {
    first = append(first, null, v);
  }

  static DoubleLink append(DoubleLink link, DoubleLink before, int v)
    //@ requires chain(link, before);
    //@ ensures \result != null && chain(\result, before);
  {
    if (link == null) {
      DoubleLink last = new DoubleLink(v);
      last.previous = before;
      return last;
    }
    link.next = append(link.next, link, v);
    return link;
  }

  // The chain without the first occurrence of the value.
  static DoubleLink without(DoubleLink link, DoubleLink before, int v)
    //@ requires chain(link, before);
    //@ ensures chain(\result, before);
  {
    if (link == null) {
      return null;
    }
    if (link.value == v) {
      DoubleLink rest = link.next;
      if (rest != null) {
        rest.previous = before;
      }
      return rest;
    }
    link.next = without(link.next, link, v);
    return link;
  }

  void remove(int v)
    //@ requires list();
    //@ ensures list();
  {
    first = without(first, null, v);
  }

  // Inserts behind a link that is not the end of the world: its neighbours are mended on both sides.
  static void insertBehind(DoubleLink link, DoubleLink before, int v)
    //@ requires link != null && chain(link, before);
    //@ ensures chain(link, before);
  {
    DoubleLink inserted = new DoubleLink(v);
    DoubleLink rest = link.next;
    inserted.previous = link;
    inserted.next = rest;
    if (rest != null) {
      rest.previous = inserted;
    }
    //@ close chain(rest, inserted);
    link.next = inserted;
  }
}

class DoublyLinkedListClient {
  public static void main(String[] args) {
    DoublyLinkedList list = new DoublyLinkedList();
    list.addFirst(2);
    list.addFirst(1);
    assert list.front() == 1;
    int one = list.removeFirst();
    assert one == 1;
    list.append(3);
    list.remove(2);
  }
}
