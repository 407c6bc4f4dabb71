// Mistakes with a list in an array: room that is not made, a growth that loses the elements, a shift in the wrong
// direction, an index that is one too large, elements that are taken from a list twice.
class ArrayList {
  static final int LIMIT = 1000000000;

  private Object[] items;
  private int size;

  /*@ predicate valid() =
    @   acc(items) ** acc(size) ** items != null ** acc(items[*]) ** 0 <= size && size <= items.length
    @   ** size <= LIMIT;
    @*/

  ArrayList(int capacity)
    //@ requires capacity > -10;
    //@ ensures valid() ** size() == 0;
  {
    items = new Object[capacity]; //~ array:negative-size [unknown-value]
  }

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

  /*@ pure @*/ Object get(int index)
    //@ requires valid() ** 0 <= index && index <= size();
  {
    return items[index]; //~ contract:bounds [unknown-value]
  }

  /*@ pure @*/ Object first()
    //@ requires valid() ** size() > 0;
  {
    return items[0];
  }

  /*@ pure @*/ Object last()
    //@ requires valid() ** size() > 0;
  {
    return items[size - 1];
  }

  int indexOf(Object element)
    //@ requires valid();
    //@ ensures valid() ** -1 <= result && result < size();
    //@ ensures result == 0 ==> first() == element; //~ postcondition:false [changed]
  {
    for (int i = 0; i < size; i++)
      //@ invariant valid() ** 0 <= i && i <= size();
    {
      if (items[i] != element) {
        return i;
      }
    }
    return -1;
  }

  void ensureCapacity(int capacity)
    //@ requires valid();
    //@ ensures valid() ** size() == old(size());
    //@ ensures size() > 0 ==> first() == old(first()); //~ postcondition:false [unknown-value]
  {
    if (capacity > items.length) {
      items = new Object[capacity];
    }
  }

  private static void copy(Object[] from, Object[] to, int count)
    //@ requires acc(from[*]) ** acc(to[*]) ** 0 <= count && count <= from.length;
    //@ ensures acc(from[*]) ** acc(to[*]);
  {
    for (int i = 0; i < count; i++)
      //@ invariant acc(from[*]) ** acc(to[*]) ** 0 <= i && i <= count;
    {
      to[i] = from[i]; //~ array:bounds [changed]
    }
  }

  void add(Object element)
    //@ requires valid();
    //@ ensures valid() ** size() == old(size()) + 1 && last() == element; //~ postcondition:predicate [given-away]
  {
    ensureCapacity(size() + 1);
    items[size] = element; //~ array:bounds [unknown-value]
    size++;
  }

  void insert(int index, Object element)
    //@ requires valid() ** 0 <= index && index <= size() && size() < LIMIT && size() < capacity();
    //@ ensures valid() ** size() == old(size()) + 1;
    //@ ensures index < old(size()) ==> last() == old(last());
  {
    Object last = size > 0 ? items[size - 1] : null;
    for (int i = index; i < size; i++)
      //@ invariant acc(items) ** acc(size) ** items != null ** acc(items[*]);
      //@ invariant size == old(size()) && size < items.length && size < LIMIT && index <= i && i <= size;
      //@ invariant i < size ==> items[size - 1] == last; //~ invariant-body:false [changed]
      //@ invariant i > index && i == size ==> items[size] == last;
    {
      items[i + 1] = items[i];
    }
    items[index] = element;
    size++;
  }

  Object remove(int index)
    //@ requires valid() ** 0 <= index && index < size();
    //@ ensures valid() ** size() == old(size()) - 1;
    //@ ensures index > 0 ==> first() == old(first());
  {
    Object removed = items[index];
    for (int i = index; i < size; i++)
      //@ invariant acc(items) ** acc(size) ** items != null ** acc(items[*]) ** index <= i;
      //@ invariant size == old(size()) && size <= items.length && size <= LIMIT;
      //@ invariant index > 0 ==> items[0] == old(first());
    {
      items[i] = items[i + 1]; //~ array:bounds [changed]
    }
    size--;
    return removed;
  }

  void addAll(ArrayList other)
    //@ requires other != null ** valid() ** other.valid() ** size() + other.size() <= LIMIT;
    //@ ensures valid() ** other.valid();
    //@ ensures size() == old(size()) + other.size(); //~ postcondition:false [unknown-value]
  {
    for (int i = 0; i < other.size(); i++)
      //@ invariant valid() ** other.valid() ** 0 <= i && i <= other.size();
      //@ invariant other.size() == old(other.size());
      //@ invariant size() == old(size()); //~ invariant-body:false [unknown-value]
    {
      add(other.get(i));
    }
  }

  void addItself()
    //@ requires valid() ** size() < 100;
    //@ ensures valid();
  {
    addAll(this); //~ precondition:predicate [given-away]
  }
}
