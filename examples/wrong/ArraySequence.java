// Mistakes with a list in an array that what it holds tells: an element that replaces another one goes to its
// neighbour, and of what is copied the last element is left behind.
class ArraySequence {
  // More elements than that are refused, so that no capacity overflows.
  static final int LIMIT = 1000000000;

  private Object[] items;
  private int size;

  /*@ predicate valid() =
    @   acc(items) ** acc(size) ** items != null ** acc(items[*]) ** 0 <= size && size <= items.length
    @   ** size <= LIMIT;
    @*/

  //@ requires valid();
  //@ pure seq<Object> view() = opening valid() in \values(items, 0, size);

  ArraySequence(int capacity)
    //@ requires 0 <= capacity;
    //@ ensures valid() ** view().isEmpty && capacity() == capacity;
  {
    items = new Object[capacity];
  }

  ArraySequence()
    //@ ensures valid() ** view().isEmpty;
  {
    items = new Object[10];
  }

  // ------------------------------------------------------------------------------------------------- looking

  /*@ pure @*/ int size()
    //@ requires valid();
    //@ ensures result == |view()| && result <= capacity() && result <= LIMIT;
  {
    return size;
  }

  /*@ pure @*/ int capacity()
    //@ requires valid();
  {
    return items.length;
  }

  /*@ pure @*/ boolean isEmpty()
    //@ requires valid();
    //@ ensures result == (size() == 0);
  {
    return size == 0;
  }

  /*@ pure @*/ Object get(int index)
    //@ requires valid() ** 0 <= index && index < size();
    //@ ensures result == view()[index];
  {
    return items[index];
  }

  // The first index of the element, or -1.
  int indexOf(Object element)
    //@ requires valid();
    //@ ensures valid() ** untouched(valid());
    //@ ensures -1 <= result && result < size();
    //@ ensures result >= 0 ==> get(result) == element;
    //@ ensures (\forall int i = 0 .. result >= 0 ? result : size(); view()[i] != element);
  {
    for (int i = 0; i < size; i++)
      //@ invariant valid() ** untouched(valid()) ** 0 <= i && i <= size();
      //@ invariant (\forall int k = 0 .. i; view()[k] != element);
      //@ decreases size() - i;
    {
      if (items[i] == element) {
        return i;
      }
    }
    return -1;
  }

  boolean contains(Object element)
    //@ requires valid();
    //@ ensures valid() ** untouched(valid()) ** result == (element \in view());
  {
    return indexOf(element) >= 0;
  }

  // ------------------------------------------------------------------------------------------------- room

  // Makes room for so many elements.
  void ensureCapacity(int capacity)
    //@ requires valid();
    //@ ensures valid() ** view() == old(view());
    //@ ensures capacity() == (capacity > old(capacity()) ? capacity : old(capacity()));
  {
    if (capacity <= items.length) {
      return;
    }
    Object[] larger = new Object[capacity];
    copy(items, larger, size);
    items = larger;
  }

  // Copies the first elements of an array to another one.
  private static void copy(Object[] from, Object[] to, int count)
    //@ requires acc(from[*]) ** acc(to[*]) ** 0 <= count && count <= from.length && count <= to.length;
    //@ ensures acc(from[*]) ** acc(to[*]) ** untouched(acc(from[*])) ** untouched(acc(to[count..to.length]));
    //@ ensures \values(to, 0, count) == \values(from, 0, count); //~ postcondition:false
  {
    for (int i = 0; i < count - 1; i++)
      //@ invariant acc(from[*]) ** untouched(acc(from[*])) ** 0 <= i && i <= count;
      //@ invariant acc(to[*]) ** untouched(acc(to[count..to.length]));
      //@ invariant \values(to, 0, i) == \values(from, 0, i);
      //@ decreases count - i;
    {
      to[i] = from[i];
    }
  }

  // Makes room for one more element: half as much again, so that adding many is cheap.
  private void grow()
    //@ requires valid() ** size() < LIMIT;
    //@ ensures valid() ** view() == old(view()) && size() < capacity() && old(capacity()) <= capacity();
    //@ ensures capacity() <= 2 * old(capacity()) + 1;
  {
    if (size == items.length) {
      ensureCapacity(size + size / 2 + 1);
    }
  }

  // Gives up the room that is not used.
  void trim()
    //@ requires valid();
    //@ ensures valid() ** view() == old(view()) && capacity() == size();
  {
    Object[] exact = new Object[size];
    copy(items, exact, size);
    items = exact;
  }

  // ------------------------------------------------------------------------------------------------- changing

  void add(Object element)
    //@ requires valid() ** size() < LIMIT;
    //@ ensures valid() ** view() == old(view()) + seq<Object>{element};
  {
    grow();
    items[size] = element;
    size++;
  }

  // Returns what was there.
  Object set(int index, Object element)
    //@ requires valid() ** 0 <= index && index < size();
    //@ ensures valid() ** view() == old(view())[index -> element] && capacity() == old(capacity()); //~ postcondition:false
    //@ ensures result == old(get(index));
  {
    Object before = items[index];
    items[index > 0 ? index - 1 : 0] = element;
    return before;
  }
}
