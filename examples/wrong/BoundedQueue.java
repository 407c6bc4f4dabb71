// Mistakes with a bounded queue that only what it holds tells: the new element goes before the others where the array
// ends, and what is taken out is the youngest.
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
    //@ ensures valid() ** view() == old(view()) + seq<Object>{element} && capacity() == old(capacity()); //~ postcondition:false
  {
    int place = first < slots.length - count ? first + count : 0;
    slots[place] = element;
    count++;
  }

  Object take()
    //@ requires valid() ** size() > 0;
    //@ ensures valid() ** old(view()) == result :: view() && capacity() == old(capacity()); //~ postcondition:false
  {
    Object element = peek(size() - 1);
    slots[first] = null;
    first = first + 1 < slots.length ? first + 1 : 0;
    count--;
    return element;
  }
}
