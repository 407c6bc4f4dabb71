// The ring buffer of RingBuffer.java, with contracts that say all of what it holds: a sequence, the oldest first. What
// goes in comes out, in that order.
class BoundedQueue {
  private final Object[] slots;
  private int first;
  private int count;

  /*@ predicate valid() =
    @   acc(first) ** acc(count) ** slots != null ** acc(slots[*]) ** 0 < slots.length
    @   ** 0 <= first && first < slots.length ** 0 <= count && count <= slots.length;
    @*/

  //@ requires valid();
  /*@ pure seq<Object> view() = opening valid() in
    @   count <= slots.length - first
    @   ? \values(slots, first, first + count)
    @   : \values(slots, first, slots.length) + \values(slots, 0, count - (slots.length - first));
    @*/

  BoundedQueue(int capacity)
    //@ requires 0 < capacity;
    //@ ensures valid() ** view().isEmpty && capacity() == capacity;
  {
    slots = new Object[capacity];
  }

  /*@ pure @*/ int size()
    //@ requires valid();
    //@ ensures result == |view()| && result <= capacity();
  {
    return count;
  }

  /*@ pure @*/ int capacity()
    //@ requires valid();
    //@ ensures 0 < result;
  {
    return slots.length;
  }

  /*@ pure @*/ boolean isEmpty()
    //@ requires valid();
    //@ ensures result == (size() == 0);
  {
    return count == 0;
  }

  /*@ pure @*/ boolean isFull()
    //@ requires valid();
    //@ ensures result == (size() == capacity());
  {
    return count == slots.length;
  }

  // The element behind `position` others; 0 is the oldest.
  /*@ pure @*/ Object peek(int position)
    //@ requires valid() ** 0 <= position && position < size();
    //@ ensures result == view()[position];
  {
    return slots[first < slots.length - position ? first + position : position - (slots.length - first)];
  }

  void put(Object element)
    //@ requires valid() ** size() < capacity();
    //@ ensures valid() ** view() == old(view()) + seq<Object>{element} && capacity() == old(capacity());
  {
    int place = first < slots.length - count ? first + count : count - (slots.length - first);
    slots[place] = element;
    count++;
  }

  Object take()
    //@ requires valid() ** size() > 0;
    //@ ensures valid() ** old(view()) == result :: view() && capacity() == old(capacity());
  {
    Object element = slots[first];
    slots[first] = null;
    first = first + 1 < slots.length ? first + 1 : 0;
    count--;
    return element;
  }

  // Puts the element where the oldest one lies if there is no other place; says whether that was lost.
  boolean replaceOldest(Object element)
    //@ requires valid();
    //@ ensures valid() ** capacity() == old(capacity()) && result == old(isFull());
    //@ ensures view() == (result ? old(view()).tail : old(view())) + seq<Object>{element};
  {
    boolean isLost = isFull();
    if (isLost) {
      take();
    }
    put(element);
    return isLost;
  }

  void clear()
    //@ requires valid();
    //@ ensures valid() ** view().isEmpty && capacity() == old(capacity());
  {
    for (int i = 0; i < slots.length; i++)
      //@ invariant acc(slots[*]) ** 0 <= i;
      //@ decreases slots.length - i;
    {
      slots[i] = null;
    }
    first = 0;
    count = 0;
  }
}

class BoundedQueueClient {
  // Takes the oldest elements of one buffer into another one, as far as there is room.
  static int pour(BoundedQueue from, BoundedQueue to)
    //@ requires from != null ** to != null ** from.valid() ** to.valid();
    //@ ensures from.valid() ** to.valid() ** (from.isEmpty() || to.isFull());
    //@ ensures from.size() + result == old(from.size()) && to.size() == old(to.size()) + result;
  {
    int poured = 0;
    while (!from.isEmpty() && !to.isFull())
      //@ invariant from.valid() ** to.valid();
      //@ invariant from.size() + poured == old(from.size()) && to.size() == old(to.size()) + poured;
      //@ decreases from.size();
    {
      to.put(from.take());
      poured++;
    }
    return poured;
  }

  public static void main(String[] args) {
    BoundedQueue buffer = new BoundedQueue(2);
    buffer.put("one");
    buffer.put("two");
    //@ assert buffer.isFull() && buffer.peek(0) == "one" && buffer.peek(1) == "two";
    Object oldest = buffer.take();
    assert oldest == "one";
    buffer.put("three");
    Object next = buffer.take();
    assert next == "two" && !buffer.isEmpty();
    BoundedQueue larger = new BoundedQueue(5);
    int poured = pour(buffer, larger);
    assert poured + buffer.size() == 1;
    boolean isLost = buffer.replaceOldest("four");
    //@ assert buffer.peek(buffer.size() - 1) == "four";
    larger.clear();
    assert larger.isEmpty();
  }
}
