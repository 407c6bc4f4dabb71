// Mistakes with a singly-linked list: a reversal that loses the rest of the list, a removal that counts what it did
// not remove, an insertion behind the place where it belongs.
class Link {
  int value;
  Link next;

  Link(int v, Link n)
    //@ ensures acc(value) ** acc(next) ** value == v ** next == n;
  {
    value = v;
    next = n;
  }
}

class LinkedList {
  Link head;

  //@ static predicate chain(Link link) = link != null ==> acc(link.value) ** acc(link.next) ** chain(link.next);

  /*@ static pure int length(Link link)
    @   requires chain(link);
    @   ensures \result >= 0;
    @   = opening chain(link) in (link == null ? 0 : 1 + length(link.next));
    @*/

  //@ predicate list() = acc(head) ** chain(head);

  //@ pure int size() requires list() = length(head);

  void reverse()
    //@ requires list();
    //@ ensures list() && size() == old(size());
  {
    Link done = null;
    Link rest = head;
    //@ invariant acc(head) && chain(done) && chain(rest);
    //@ invariant length(done) + length(rest) == old(size()); //~ invariant-body:false [changed]
    while (rest != null) {
      rest.next = done; // before the next one is remembered
      done = rest;
      rest = null;
    }
    head = done;
  }

  // The first value with its link is gone in any case.
  boolean remove(int v)
    //@ requires list();
    //@ ensures list() && size() == (\result ? old(size()) - 1 : old(size())); //~ postcondition:false [changed]
  {
    if (head == null) {
      return false;
    }
    boolean found = head.value == v;
    head = head.next;
    return found;
  }
}

class SortedList {
  Link head;

  /*@ static predicate ordered(Link link) =
    @   link != null ==> acc(link.value) ** acc(link.next) ** ordered(link.next) **
    @                    (link.next != null ==> link.value <= least(link.next));
    @*/

  //@ static pure int least(Link link) requires link != null && ordered(link) = opening ordered(link) in link.value;

  static Link insert(Link link, int v)
    //@ requires ordered(link);
    //@ ensures \result != null && ordered(\result); //~ postcondition:predicate [given-away]
  {
    if (link == null) {
      return new Link(v, null);
    }
    link.next = new Link(v, link.next);
    return link;
  }
}
