// A recursive method is unfolded as far as its predicate is opened, and what is plain about it is known deeper.
class Link {
  int value;
  Link next;
}

class Unfold {
  //@ static predicate chain(Link link) = link != null ==> acc(link.value) ** acc(link.next) ** chain(link.next);

  /*@ static pure int length(Link link)
    @   requires chain(link);
    @   ensures \result >= 0;
    @   = opening chain(link) in (link == null ? 0 : 1 + length(link.next));
    @*/

  Link head;

  //@ predicate list() = acc(head) ** chain(head);

  //@ pure int size() requires list() = length(head);

  /*@ pure @*/ boolean isEmpty()
    //@ requires list();
    //@ ensures \result == (size() == 0);
  {
    return head == null;
  }

  static void dropSecond(Link link)
    //@ requires link != null && chain(link) && length(link) > 1;
    //@ ensures chain(link) && length(link) == old(length(link)) - 1;
  {
    link.next = link.next.next;
  }

  static void dropSecondWrongly(Link link)
    //@ requires link != null && chain(link) && length(link) > 1;
    //@ ensures chain(link) && length(link) == old(length(link)) - 2; //~ postcondition:false
  {
    link.next = link.next.next;
  }

  // The precondition of the inner call is more than the predicate: it is not known to hold.
  /*@ static pure int rank(Link link, int n)
    @   requires chain(link) && n > 0;
    @   ensures \result > 0;
    @   = opening chain(link) in (link == null || n == 1 ? n : rank(link.next, n - 1));
    @*/

  static void useless(Link link, int n)
    //@ requires link != null && chain(link);
    //@ ensures chain(link);
  {
    //@ assert n > 0 ==> rank(link, n) > 0;
    Link next = link.next;
    //@ assert n > 0; //~ assert:false
  }
}
