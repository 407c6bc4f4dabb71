// A list of objects in an array that grows. What the contracts say of the elements that a method moves is what the
// last, the first and their neighbours show; that an object is in the list is said by recursion over the indices.
class ArrayList {
  // More elements than that are refused, so that no capacity overflows.
  static final int LIMIT = 1000000000;

  private Object[] items;
  private int size;

  /*@ predicate valid() =
    @   acc(items) ** acc(size) ** items != null ** acc(items[*]) ** 0 <= size && size <= items.length
    @   ** size <= LIMIT;
    @*/

  ArrayList(int capacity)
    //@ requires 0 <= capacity;
    //@ ensures valid() ** size() == 0 && capacity() == capacity;
  {
    items = new Object[capacity];
  }

  ArrayList()
    //@ ensures valid() ** size() == 0 && capacity() == 10;
  {
    items = new Object[10];
  }

  // ------------------------------------------------------------------------------------------------- looking

  /*@ pure @*/ int size()
    //@ requires valid();
    //@ ensures 0 <= result && result <= capacity() && result <= LIMIT;
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
  {
    return items[index];
  }

  // Whether the element is at that index or behind it.
  /*@ pure boolean isIn(Object element, int from)
    @   requires valid() ** 0 <= from && from <= size();
    @   decreases size() - from;
    @   = from < size() && (get(from) == element || isIn(element, from + 1));
    @*/

  // The first index of the element, or -1.
  int indexOf(Object element)
    //@ requires valid();
    //@ ensures valid() ** untouched(valid());
    //@ ensures -1 <= result && result < size();
    //@ ensures result >= 0 ==> get(result) == element;
    //@ ensures result >= 0 == isIn(element, 0);
  {
    for (int i = 0; i < size; i++)
      //@ invariant valid() ** untouched(valid()) ** 0 <= i && i <= size();
      //@ invariant isIn(element, 0) == isIn(element, i);
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
    //@ ensures valid() ** untouched(valid()) ** result == isIn(element, 0);
  {
    return indexOf(element) >= 0;
  }

  // ------------------------------------------------------------------------------------------------- room

  // Makes room for so many elements.
  void ensureCapacity(int capacity)
    //@ requires valid();
    //@ ensures valid() ** size() == old(size()) && capacity() >= capacity && capacity() >= old(capacity());
    //@ ensures size() > 0 ==> get(0) == old(get(0)) && get(size() - 1) == old(get(size() - 1));
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
    //@ ensures count > 0 ==> to[0] == from[0] && to[count - 1] == from[count - 1];
  {
    for (int i = 0; i < count; i++)
      //@ invariant acc(from[*]) ** untouched(acc(from[*])) ** 0 <= i && i <= count;
      //@ invariant acc(to[*]) ** untouched(acc(to[count..to.length]));
      //@ invariant i > 0 ==> to[0] == from[0] && to[i - 1] == from[i - 1];
      //@ decreases count - i;
    {
      to[i] = from[i];
    }
  }

  // Makes room for one more element: half as much again, so that adding many is cheap.
  private void grow()
    //@ requires valid() ** size() < LIMIT;
    //@ ensures valid() ** size() == old(size()) && size() < capacity();
    //@ ensures size() > 0 ==> get(0) == old(get(0)) && get(size() - 1) == old(get(size() - 1));
  {
    if (size == items.length) {
      ensureCapacity(size + size / 2 + 1);
    }
  }

  // Gives up the room that is not used.
  void trim()
    //@ requires valid();
    //@ ensures valid() ** size() == old(size()) && capacity() == size();
    //@ ensures size() > 0 ==> get(0) == old(get(0)) && get(size() - 1) == old(get(size() - 1));
  {
    Object[] exact = new Object[size];
    copy(items, exact, size);
    items = exact;
  }

  // ------------------------------------------------------------------------------------------------- changing

  void add(Object element)
    //@ requires valid() ** size() < LIMIT;
    //@ ensures valid() ** size() == old(size()) + 1 && get(size() - 1) == element;
    //@ ensures old(size()) > 0 ==> get(0) == old(get(0)) && get(size() - 2) == old(get(size() - 1));
  {
    grow();
    items[size] = element;
    size++;
  }

  // Returns what was there.
  Object set(int index, Object element)
    //@ requires valid() ** 0 <= index && index < size();
    //@ ensures valid() ** size() == old(size()) && capacity() == old(capacity());
    //@ ensures get(index) == element && result == old(get(index));
    //@ ensures index > 0 ==> get(0) == old(get(0));
    //@ ensures index < size() - 1 ==> get(size() - 1) == old(get(size() - 1));
  {
    Object before = items[index];
    items[index] = element;
    return before;
  }

  // Puts the element before the one at the index.
  void insert(int index, Object element)
    //@ requires valid() ** 0 <= index && index <= size() && size() < LIMIT;
    //@ ensures valid() ** size() == old(size()) + 1 && get(index) == element;
    //@ ensures index < old(size()) ==> get(size() - 1) == old(get(size() - 1));
    //@ ensures index > 0 ==> get(0) == old(get(0));
  {
    grow();
    Object first = size > 0 ? items[0] : null;
    Object last = size > 0 ? items[size - 1] : null;
    for (int i = size; i > index; i--)
      //@ invariant acc(items) ** acc(size) ** items != null ** acc(items[*]);
      //@ invariant size == old(size()) && size < items.length && index <= i && i <= size;
      //@ invariant index > 0 ==> items[0] == first;
      //@ invariant i < size ==> items[size] == last;
      //@ invariant i == size && i > 0 ==> items[i - 1] == last;
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
    //@ ensures valid() ** size() == old(size()) - 1 && capacity() == old(capacity()) && result == old(get(index));
    //@ ensures index < size() ==> get(index) == old(get(index + 1)) && get(size() - 1) == old(get(size() - 1));
    //@ ensures index > 0 ==> get(0) == old(get(0));
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
    //@ ensures acc(items[from..to]);
    //@ ensures from < to - 1 ==> items[from] == old(items[from + 1]) && items[to - 2] == old(items[to - 1]);
  {
    Object last = items[to - 1];
    for (int i = from; i < to - 1; i++)
      //@ invariant acc(items[from..to]) ** from <= i && i < to;
      //@ invariant items[to - 1] == last;
      //@ invariant i == from && from < to - 1 ==> items[from + 1] == old(items[from + 1]);
      //@ invariant i > from ==> items[from] == old(items[from + 1]);
      //@ invariant i == to - 1 && from < to - 1 ==> items[to - 2] == last;
      //@ decreases to - i;
    {
      items[i] = items[i + 1];
    }
  }

  // Takes the first such element away, if there is one.
  boolean removeElement(Object element)
    //@ requires valid();
    //@ ensures valid() ** result == old(isIn(element, 0)) && size() == (result ? old(size()) - 1 : old(size()));
  {
    int index = indexOf(element);
    if (index < 0) {
      return false;
    }
    remove(index);
    return true;
  }

  // Adds the elements of another list; a list is not added to itself.
  void addAll(ArrayList other)
    //@ requires other != null ** valid() ** other.valid() ** size() + other.size() <= LIMIT;
    //@ ensures valid() ** other.valid() ** untouched(other.valid()) ** size() == old(size()) + other.size();
    //@ ensures other.size() > 0 ==> get(size() - 1) == other.get(other.size() - 1);
  {
    ensureCapacity(size() + other.size());
    for (int i = 0; i < other.size(); i++)
      //@ invariant valid() ** other.valid() ** untouched(other.valid()) ** 0 <= i && i <= other.size();
      //@ invariant size() == old(size()) + i && (i > 0 ==> get(size() - 1) == other.get(i - 1));
      //@ decreases other.size() - i;
    {
      add(other.get(i));
    }
  }

  void clear()
    //@ requires valid();
    //@ ensures valid() ** size() == 0 && capacity() == old(capacity());
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

class ArrayListClient {
  // Exchanges the first and the last element.
  static void rotate(ArrayList list)
    //@ requires list != null ** list.valid() ** list.size() >= 2;
    //@ ensures list.valid() ** list.size() == old(list.size());
    //@ ensures list.get(0) == old(list.get(list.size() - 1)) && list.get(list.size() - 1) == old(list.get(0));
  {
    int last = list.size() - 1;
    Object first = list.set(0, list.get(last));
    list.set(last, first);
  }

  public static void main(String[] args) {
    ArrayList list = new ArrayList(1);
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
    ArrayList all = new ArrayList();
    all.addAll(list);
    assert all.size() == 2;
    boolean wasThere = list.removeElement("two");
    assert wasThere && list.size() == 1;
    list.clear();
    list.trim();
    assert list.isEmpty() && list.capacity() == 0;
  }
}
