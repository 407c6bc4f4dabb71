// A doubly-linked list: every link points back at the one before it.
//
// The predicate carries the link before the chain as a parameter, and each link is owned together with the claim
// that it points back there. No permission is needed twice, although each link is pointed at from both sides.
// What a list holds is a sequence; that it is the same whatever link stands before it, asserts say where that changes.
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

  /*@ static pure seq<int> values(DoubleLink link, DoubleLink before)
    @   requires chain(link, before);
    @   = opening chain(link, before) in (link == null ? seq<int>{} : link.value :: values(link.next, link));
    @*/

  // Without the first that is v, if there is one.
  /*@ static pure seq<int> valuesBut(DoubleLink link, DoubleLink before, int v)
    @   requires chain(link, before);
    @   = opening chain(link, before) in (link == null ? seq<int>{}
    @     : link.value == v ? values(link.next, link) : link.value :: valuesBut(link.next, link, v));
    @*/

  //@ predicate list() = acc(first) ** chain(first, null);

  //@ pure seq<int> values() requires list() = values(first, null);

  DoublyLinkedList()
    //@ ensures list() && values().isEmpty;
  {
  }

  /*@ pure @*/ boolean isEmpty()
    //@ requires list();
    //@ ensures \result == values().isEmpty;
  {
    return first == null;
  }

  /*@ pure @*/ int front()
    //@ requires list() && !isEmpty();
    //@ ensures \result == values().head;
  {
    return first.value;
  }

  void addFirst(int v)
    //@ requires list();
    //@ ensures list() && values() == v :: old(values());
  {
    DoubleLink link = new DoubleLink(v);
    link.next = first;
    if (first != null) {
      first.previous = link;
    }
    //@ close chain(first, link); // what is inferred nests two closes, and here are three
    //@ assert values(first, link) == old(values());
    first = link;
  }

  int removeFirst()
    //@ requires list() && !isEmpty();
    //@ ensures list() && \result :: values() == old(values());
  {
    int v = first.value;
    //@ ghost seq<int> rest = values(first.next, first);
    first = first.next;
    if (first != null) {
      first.previous = null;
    }
    //@ assert values(first, null) == rest;
    return v;
  }

  void append(int v)
    //@ requires list();
    //@ ensures list() && values() == old(values()) + seq<int>{v};
  {
    first = append(first, null, v);
  }

  static DoubleLink append(DoubleLink link, DoubleLink before, int v)
    //@ requires chain(link, before);
    //@ ensures \result != null && chain(\result, before);
    //@ ensures values(\result, before) == old(values(link, before)) + seq<int>{v};
  {
    if (link == null) {
      DoubleLink last = new DoubleLink(v);
      last.previous = before;
      //@ assert values(last.next, last).isEmpty;
      return last;
    }
    link.next = append(link.next, link, v);
    return link;
  }

  // The chain without the first occurrence of the value.
  static DoubleLink without(DoubleLink link, DoubleLink before, int v)
    //@ requires chain(link, before);
    //@ ensures chain(\result, before) && values(\result, before) == old(valuesBut(link, before, v));
  {
    if (link == null) {
      return null;
    }
    if (link.value == v) {
      DoubleLink rest = link.next;
      //@ ghost seq<int> others = values(rest, link);
      if (rest != null) {
        rest.previous = before;
      }
      //@ assert values(rest, before) == others;
      return rest;
    }
    link.next = without(link.next, link, v);
    return link;
  }

  void remove(int v)
    //@ requires list();
    //@ ensures list() && values() == old(valuesBut(first, null, v));
  {
    first = without(first, null, v);
  }

  // Inserts behind a link that is not the end of the world: its neighbours are mended on both sides.
  static void insertBehind(DoubleLink link, DoubleLink before, int v)
    //@ requires link != null && chain(link, before);
    //@ ensures chain(link, before);
    //@ ensures values(link, before) == old(values(link, before).head :: v :: values(link, before).tail);
  {
    DoubleLink inserted = new DoubleLink(v);
    DoubleLink rest = link.next;
    //@ ghost seq<int> others = values(rest, link);
    inserted.previous = link;
    inserted.next = rest;
    if (rest != null) {
      rest.previous = inserted;
    }
    //@ close chain(rest, inserted);
    //@ assert values(rest, inserted) == others;
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
