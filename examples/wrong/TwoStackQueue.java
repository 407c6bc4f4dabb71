// Mistakes with a queue of two stacks: the new element goes to the end where the oldest one lies, and the stack that takes the
// other's place is not turned around.
class QueueLink {
  Object item;
  QueueLink next;

  QueueLink(Object item, QueueLink next)
    //@ ensures acc(this.item) ** acc(this.next) ** this.item == item ** this.next == next;
  {
    this.item = item;
    this.next = next;
  }
}

class TwoStackQueue {
  private QueueLink oldest;
  private QueueLink newest;

  /*@ static predicate stack(QueueLink link) =
    @   link != null ==> acc(link.item) ** acc(link.next) ** stack(link.next);
    @*/

  /*@ static pure seq<Object> contents(QueueLink link)
    @   requires stack(link);
    @   ensures result.isEmpty == (link == null);
    @   = opening stack(link) in (link == null ? seq<Object>{} : link.item :: contents(link.next));
    @*/

  /*@ static pure seq<Object> reversed(seq<Object> items)
    @   ensures |result| == |items|;
    @   decreases items;
    @   = items.isEmpty ? items : reversed(items.tail) + [items.head];
    @*/

  //@ predicate valid() = acc(oldest) ** acc(newest) ** stack(oldest) ** stack(newest);

  //@ pure seq<Object> view() requires valid() = opening valid() in contents(oldest) + reversed(contents(newest));

  void put(Object item)
    //@ requires valid();
    //@ ensures valid() ** view() == old(view()) + [item]; //~ postcondition:false
  {
    oldest = new QueueLink(item, oldest);
  }

  Object take()
    //@ requires valid() ** !view().isEmpty;
    //@ ensures valid() ** old(view()) == result :: view(); //~ postcondition:false
  {
    if (oldest == null) {
      oldest = newest;
      newest = null;
    }
    Object item = oldest.item;
    oldest = oldest.next;
    return item;
  }
}
