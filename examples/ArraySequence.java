// The list of ArrayList.java, with contracts that say of each method all of what the list holds behind it, as a
// sequence.
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
    //@ ensures valid() ** view().isEmpty && capacity() == 10;
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
    //@ ensures \values(to, 0, count) == \values(from, 0, count);
  {
    for (int i = 0; i < count; i++)
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
    //@ ensures valid() ** view() == old(view()) && size() < capacity();
    //@ ensures capacity() == (size() < old(capacity()) ? old(capacity()) : size() + size() / 2 + 1);
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
    //@ ensures valid() ** view() == old(view())[index -> element] && capacity() == old(capacity());
    //@ ensures result == old(get(index));
  {
    Object before = items[index];
    items[index] = element;
    return before;
  }

  // Puts the element before the one at the index.
  void insert(int index, Object element)
    //@ requires valid() ** 0 <= index && index <= size() && size() < LIMIT;
    //@ ensures valid() ** view() == old(view())[..index] + seq<Object>{element} + old(view())[index..];
  {
    grow();
    for (int i = size; i > index; i--)
      //@ invariant acc(items) ** acc(size) ** items != null ** acc(items[*]);
      //@ invariant size == old(size()) && size < items.length && index <= i && i <= size;
      //@ invariant \values(items, 0, i) == old(view())[..i];
      //@ invariant \values(items, i + 1, size + 1) == old(view())[i..];
      //@ decreases i - index;
    {
      items[i] = items[i - 1];
    }
    items[index] = element;
    size++;
  }

  // Takes the element at the index away; those behind it move up.
  Object remove(int index)
    //@ requires valid() ** 0 <= index && index < size();
    //@ ensures valid() ** view() == old(view())[..index] + old(view())[index + 1..];
    //@ ensures capacity() == old(capacity()) && result == old(get(index));
  {
    Object removed = items[index];
    moveDown(items, index, size);
    size--;
    items[size] = null;
    return removed;
  }

  // Moves the elements between the two indices down by one.
  private static void moveDown(Object[] items, int from, int to)
    //@ requires acc(items[from..to]) ** 0 <= from && from < to && to <= items.length;
    //@ ensures acc(items[from..to]) ** \values(items, from, to - 1) == old(\values(items, from + 1, to));
  {
    for (int i = from; i < to - 1; i++)
      //@ invariant acc(items[from..to]) ** from <= i && i < to;
      //@ invariant \values(items, from, i) == old(\values(items, from + 1, to))[..i - from];
      //@ invariant \values(items, i + 1, to) == old(\values(items, from + 1, to))[i - from..];
      //@ decreases to - i;
    {
      items[i] = items[i + 1];
    }
  }

  // Takes the first such element away, if there is one.
  boolean removeElement(Object element)
    //@ requires valid();
    //@ ensures valid() ** result == (element \in old(view())) && (!result ==> view() == old(view()));
    //@ ensures result ==> size() == old(size()) - 1;
  {
    int index = indexOf(element);
    if (index < 0) {
      return false;
    }
    remove(index);
    return true;
  }

  // Adds the elements of another list; a list is not added to itself.
  void addAll(ArraySequence other)
    //@ requires other != null ** valid() ** other.valid() ** size() + other.size() <= LIMIT;
    //@ ensures valid() ** other.valid() ** untouched(other.valid()) ** size() == old(size()) + other.size();
    //@ ensures view()[..old(size())] == old(view());
    //@ ensures (\forall int i = 0 .. other.size(); get(old(size()) + i) == other.get(i));
  {
    ensureCapacity(size() + other.size());
    for (int i = 0; i < other.size(); i++)
      //@ invariant valid() ** other.valid() ** untouched(other.valid()) ** 0 <= i && i <= other.size();
      //@ invariant size() == old(size()) + i && view()[..old(size())] == old(view());
      //@ invariant (\forall int k = 0 .. i; get(old(size()) + k) == other.get(k));
      //@ decreases other.size() - i;
    {
      add(other.get(i));
    }
  }

  void clear()
    //@ requires valid();
    //@ ensures valid() ** view().isEmpty && capacity() == old(capacity());
  {
    for (int i = 0; i < size; i++)
      //@ invariant acc(items) ** acc(size) ** items != null ** acc(items[*]) ** 0 <= i && 0 <= size;
      //@ invariant size <= items.length && size <= LIMIT && items.length == old(capacity());
      //@ decreases size - i;
    {
      items[i] = null;
    }
    size = 0;
  }
}

class ArraySequenceClient {
  // Exchanges the first and the last element.
  static void rotate(ArraySequence list)
    //@ requires list != null ** list.valid() ** list.size() >= 2;
    //@ ensures list.valid() ** list.size() == old(list.size());
    //@ ensures list.view() == old(list.view()[0 -> list.get(list.size() - 1)][list.size() - 1 -> list.get(0)]);
  {
    int last = list.size() - 1;
    Object first = list.set(0, list.get(last));
    list.set(last, first);
  }

  public static void main(String[] args) {
    ArraySequence list = new ArraySequence(1);
    list.add("one");
    list.add("two");
    //@ assert list.size() == 2 && list.get(0) == "one" && list.get(1) == "two";
    list.insert(1, "between");
    assert list.size() == 3;
    //@ assert list.get(1) == "between" && list.get(2) == "two";
    Object removed = list.remove(1);
    assert removed == "between";
    //@ assert list.get(1) == "two" && list.get(0) == "one";
    rotate(list);
    //@ assert list.get(0) == "two";
    boolean isThere = list.contains("two");
    assert isThere;
    ArraySequence all = new ArraySequence();
    all.addAll(list);
    assert all.size() == 2;
    boolean wasThere = list.removeElement("two");
    assert wasThere && list.size() == 1;
    list.clear();
    list.trim();
    assert list.isEmpty() && list.capacity() == 0;
  }
}
