// A queue of two stacks (Okasaki; Hood and Melville): what comes in goes on one of them; when nothing is left on the other, the
// first is turned around and takes its place. What the queue holds is a sequence, the oldest first.
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

  // From the top on.
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

  TwoStackQueue()
    //@ ensures valid() ** view().isEmpty;
  {
  }

  /*@ pure @*/ boolean isEmpty()
    //@ requires valid();
    //@ ensures result == view().isEmpty;
  {
    return oldest == null && newest == null;
  }

  void put(Object item)
    //@ requires valid();
    //@ ensures valid() ** view() == old(view()) + [item];
  {
    newest = new QueueLink(item, newest);
  }

  Object take()
    //@ requires valid() ** !view().isEmpty;
    //@ ensures valid() ** old(view()) == result :: view();
  {
    if (oldest == null) {
      turnAround();
    }
    Object item = oldest.item;
    oldest = oldest.next;
    return item;
  }

  // Each link is moved once in its life, so that a queue of n elements takes n such steps for all of them.
  private void turnAround()
    //@ requires acc(oldest) ** acc(newest) ** oldest == null ** stack(newest);
    //@ ensures acc(oldest) ** acc(newest) ** newest == null ** stack(oldest);
    //@ ensures contents(oldest) == reversed(old(contents(newest)));
  {
    QueueLink rest = newest;
    newest = null;
    //@ loop_invariant acc(oldest) ** stack(oldest) ** stack(rest);
    //@ loop_invariant reversed(contents(rest)) + contents(oldest) == reversed(old(contents(newest)));
    //@ decreases contents(rest);
    while (rest != null) {
      QueueLink next = rest.next;
      rest.next = oldest;
      oldest = rest;
      rest = next;
    }
  }
}

class TwoStackQueueClient {
  // Puts all that the one has behind what the other has.
  static void pour(TwoStackQueue from, TwoStackQueue to)
    //@ requires from != null ** to != null ** from.valid() ** to.valid();
    //@ ensures from.valid() ** to.valid() ** from.view().isEmpty ** to.view() == old(to.view()) + old(from.view());
  {
    while (!from.isEmpty())
      //@ invariant from.valid() ** to.valid() ** to.view() + from.view() == old(to.view()) + old(from.view());
      //@ decreases from.view();
    {
      to.put(from.take());
    }
  }

  public static void main(String[] args) {
    TwoStackQueue queue = new TwoStackQueue();
    queue.put("one");
    queue.put("two");
    Object first = queue.take();
    assert first == "one";
    queue.put("three");
    TwoStackQueue other = new TwoStackQueue();
    other.put("zero");
    pour(queue, other);
    assert queue.isEmpty();
    Object zero = other.take();
    Object two = other.take();
    assert zero == "zero" && two == "two";
  }
}
