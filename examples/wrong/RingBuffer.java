// Mistakes with a ring buffer: a place that is not brought back into the array, an element that is put where there is
// no room, a count that is forgotten, a buffer that is poured into itself.
class RingBuffer {
  private final Object[] slots;
  private int first;
  private int count;

  /*@ predicate valid() =
    @   acc(first) ** acc(count) ** slots != null ** acc(slots[*]) ** 0 < slots.length
    @   ** 0 <= first && first < slots.length ** 0 <= count && count <= slots.length;
    @*/

  RingBuffer(int capacity)
    //@ requires 0 <= capacity;
    //@ ensures valid() ** size() == 0 && capacity() == capacity; //~ postcondition:predicate [never-held]
  {
    slots = new Object[capacity];
  }

  /*@ pure @*/ int size()
    //@ requires valid();
    //@ ensures 0 <= result && result <= capacity();
  {
    return count;
  }

  /*@ pure @*/ int capacity()
    //@ requires valid();
    //@ ensures 0 < result;
  {
    return slots.length;
  }

  /*@ pure @*/ Object peek(int position)
    //@ requires valid() ** 0 <= position && position <= size();
  {
    return slots[first + position]; //~ contract:bounds [unknown-value] //~ arithmetic:overflow [unknown-value]
  }

  /*@ pure @*/ Object oldest()
    //@ requires valid() ** size() > 0;
  {
    return slots[first];
  }

  void put(Object element)
    //@ requires valid();
    //@ ensures valid() ** size() == old(size()) + 1 && capacity() == old(capacity()); //~ postcondition:predicate [given-away]
  {
    int place = first < slots.length - count ? first + count : count - (slots.length - first);
    slots[place] = element;
    count++; //~ arithmetic:overflow [unknown-value]
  }

  Object take()
    //@ requires valid() ** size() > 0;
    //@ ensures valid() ** capacity() == old(capacity()) && result == old(oldest());
    //@ ensures size() == old(size()) - 1; //~ postcondition:false [changed]
  {
    Object element = slots[first];
    slots[first] = null;
    first = first + 1 < slots.length ? first + 1 : 0;
    return element;
  }

  Object takeFromEnd()
    //@ requires valid() ** size() > 0;
    //@ ensures valid() ** size() == old(size()) - 1; //~ postcondition:predicate [given-away]
  {
    Object element = slots[first];
    first = first + 1;
    count--;
    return element;
  }

  void clear()
    //@ requires valid();
    //@ ensures valid() ** size() == 0;
  {
    for (int i = 0; i <= slots.length; i++)
      //@ invariant acc(slots[*]) ** 0 <= i;
    {
      slots[i] = null; //~ array:bounds [changed]
    }
    first = 0;
    count = 0;
  }
}

class RingBufferClient {
  static void pour(RingBuffer from, RingBuffer to)
    //@ requires from != null ** to != null ** from.valid() ** to.valid() ** from.size() > 0;
    //@ ensures from.valid() ** to.valid();
  {
    to.put(from.take());
    to.put(from.take()); //~ precondition:false [unknown-value]
  }

  static void pourIntoItself(RingBuffer buffer)
    //@ requires buffer != null ** buffer.valid() ** buffer.size() > 0;
    //@ ensures buffer.valid();
  {
    pour(buffer, buffer); //~ precondition:predicate [given-away]
  }
}
