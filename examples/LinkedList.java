// A singly-linked list with what a textbook does to it: add in front, append, remove, reverse in place, and a list
// that stays in order.
//
// A static predicate owns a chain that may be empty; it has no receiver that could be null. What a list holds is a
// sequence, which a ghost method puts together: the contracts speak of nothing else.
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

  /*@ static pure seq<int> values(Link link)
    @   requires chain(link);
    @   = opening chain(link) in (link == null ? seq<int>{} : link.value :: values(link.next));
    @*/

  // Without the first that is v, if there is one.
  /*@ static pure seq<int> without(Link link, int v)
    @   requires chain(link);
    @   = opening chain(link) in (link == null ? seq<int>{}
    @     : link.value == v ? values(link.next) : link.value :: without(link.next, v));
    @*/

  /*@ static pure seq<int> reversed(Link link)
    @   requires chain(link);
    @   ensures |result| == |values(link)|;
    @   = opening chain(link) in (link == null ? seq<int>{} : reversed(link.next) + seq<int>{link.value});
    @*/

  //@ predicate list() = acc(head) ** chain(head);

  //@ pure seq<int> values() requires list() = values(head);

  //@ pure int size() requires list() = |values()|;

  LinkedList()
    //@ ensures list() && values().isEmpty;
  {
  }

  /*@ pure @*/ boolean isEmpty()
    //@ requires list();
    //@ ensures \result == (size() == 0);
  {
    return head == null;
  }

  void addFirst(int v)
    //@ requires list();
    //@ ensures list() && values() == v :: old(values());
  {
    head = new Link(v, head);
  }

  // The first value, which is taken from the list.
  int removeFirst()
    //@ requires list() && size() > 0;
    //@ ensures list() && \result :: values() == old(values());
  {
    int v = head.value;
    head = head.next;
    return v;
  }

  void append(int v)
    //@ requires list();
    //@ ensures list() && values() == old(values()) + seq<int>{v};
  {
    head = append(head, v);
  }

  static Link append(Link link, int v)
    //@ requires chain(link);
    //@ ensures \result != null && chain(\result) && values(\result) == old(values(link)) + seq<int>{v};
  {
    if (link == null) {
      return new Link(v, null);
    }
    link.next = append(link.next, v);
    return link;
  }

  // Whether the value was there; its first occurrence is taken out.
  boolean remove(int v)
    //@ requires list();
    //@ ensures list() && values() == old(without(head, v)) && \result == (v \in old(values()));
    //@ ensures size() == (\result ? old(size()) - 1 : old(size()));
  {
    if (head == null) {
      return false;
    }
    if (head.value == v) {
      head = head.next;
      return true;
    }
    return removeBehind(head, v);
  }

  static boolean removeBehind(Link link, int v)
    //@ requires acc(link.next) ** chain(link.next);
    //@ ensures acc(link.next) ** chain(link.next) ** values(link.next) == old(without(link.next, v));
    //@ ensures \result == (v \in old(values(link.next)));
    //@ ensures |values(link.next)| == old(|values(link.next)|) - (\result ? 1 : 0);
  {
    if (link.next == null) {
      return false;
    }
    if (link.next.value == v) {
      link.next = link.next.next;
      return true;
    }
    return removeBehind(link.next, v);
  }

  // Turns the links around, one after the other.
  void reverse()
    //@ requires list();
    //@ ensures list() && values() == old(reversed(head));
  {
    Link done = null;
    Link rest = head;
    //@ invariant acc(head) && chain(done) && chain(rest);
    //@ invariant reversed(rest) + values(done) == old(reversed(head));
    while (rest != null) {
      Link next = rest.next;
      rest.next = done;
      done = rest;
      rest = next;
    }
    head = done;
  }

  boolean contains(int v)
    //@ requires list();
    //@ ensures list() && untouched(list()) && \result == (v \in values());
  {
    return contains(head, v);
  }

  /*@ pure @*/ static boolean contains(Link link, int v)
    //@ requires chain(link);
    //@ ensures \result == (v \in values(link));
  {
    return link != null && (link.value == v || contains(link.next, v));
  }

  void clear()
    //@ requires list();
    //@ ensures list() && values().isEmpty;
  {
    head = null;
  }
}

// The least value comes first.
class SortedList {
  Link head;

  /*@ static predicate ordered(Link link) =
    @   link != null ==> acc(link.value) ** acc(link.next) ** ordered(link.next) **
    @                    (link.next != null ==> link.value <= least(link.next));
    @*/

  //@ static pure int least(Link link) requires link != null && ordered(link) = opening ordered(link) in link.value;

  /*@ static pure bag<int> values(Link link)
    @   requires ordered(link);
    @   = opening ordered(link) in (link == null ? bag<int>{} : bag<int>{link.value} + values(link.next));
    @*/

  //@ predicate list() = acc(head) ** ordered(head);

  //@ pure bag<int> values() requires list() = values(head);

  SortedList()
    //@ ensures list() && values() == bag<int>{};
  {
  }

  void insert(int v)
    //@ requires list();
    //@ ensures list() && values() == old(values()) + bag<int>{v};
  {
    head = insert(head, v);
  }

  static Link insert(Link link, int v)
    //@ requires ordered(link);
    //@ ensures \result != null && ordered(\result) && values(\result) == old(values(link)) + bag<int>{v};
    //@ ensures least(\result) == (old(link == null || v < least(link)) ? v : old(least(link)));
  {
    if (link == null || v < link.value) {
      return new Link(v, link);
    }
    link.next = insert(link.next, v);
    return link;
  }
}

class LinkedListClient {
  public static void main(String[] args) {
    LinkedList list = new LinkedList();
    list.addFirst(2);
    list.append(3);
    list.addFirst(1);
    //@ assert list.size() == 3;
    list.reverse();
    //@ assert list.size() == 3;
    boolean found = list.remove(2);
    //@ assert list.size() == (found ? 2 : 3);
    int first = list.removeFirst();
    SortedList sorted = new SortedList();
    sorted.insert(first);
    sorted.insert(1);
  }
}
