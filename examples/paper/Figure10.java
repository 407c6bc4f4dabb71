// Figure 10 in Java: the Iterator pattern. See figure10.idf for what was mended.
class ArrayList {
  Object[] items;
  int size;

  ArrayList()
    //@ ensures valid();
    //@ ensures getSize() == 0;
  {
    items = new Object[10];
  }

  void add(Object o)
    //@ requires valid() && getSize() < 2147483637; // no int counts more
    //@ ensures valid();
    //@ ensures getSize() == old(getSize()) + 1;
  {
    if (size == items.length) {
      Object[] larger = new Object[size + 10];
      copyTo(larger, size);
      items = larger;
    }
    items[size] = o;
    size = size + 1;
  }

  void copyTo(Object[] target, int count)
    //@ requires valid();
    //@ requires 0 <= count <= getSize();
    //@ requires target != null ** acc(target.elems) ** count <= target.length;
    //@ ensures valid() ** acc(target.elems);
    //@ ensures getSize() == old(getSize());
  {
    if (0 < count) {
      copyTo(target, count - 1);
      target[count - 1] = items[count - 1];
    }
  }

  /*@ predicate valid() =
    @   acc(items) ** acc(size) **
    @   items != null ** acc(items.elems) **
    @   0 <= size <= items.length;
    @*/

  /*@ pure @*/ int getSize()
    //@ requires valid();
  {
    return size;
  }
}

class Iterator {
  ArrayList list;
  int index;

  Iterator(ArrayList l)
    //@ requires l.valid();
    //@ ensures fp() ** getList() == l ** l.valid() ** valid();
    //@ ensures untouched(l.valid());
  {
    list = l;
  }

  Object next()
    //@ requires fp() ** getList().valid() ** valid();
    //@ requires hasNext();
    //@ ensures fp() ** getList() == old(getList());
    //@ ensures getList().valid() ** valid();
    //@ ensures untouched(getList().valid());
  {
    return list.items[index++];
  }

  //@ predicate fp() = acc(list) ** acc(index) ** list != null;

  /*@ pure @*/ ArrayList getList()
    //@ requires fp();
  {
    return list;
  }

  //@ pure boolean valid() requires fp() ** getList().valid() = 0 <= index <= list.getSize();

  /*@ pure @*/ boolean hasNext()
    //@ requires fp() ** getList().valid();
  {
    return index < list.getSize();
  }
}

class Figure10 {
  public static void main(String[] args) {
    ArrayList list = new ArrayList();
    list.add(new Object());

    Iterator i1 = new Iterator(list);
    Iterator i2 = new Iterator(list);
    if (i1.hasNext()) {
      Object first = i1.next();
    }
    if (i2.hasNext()) {
      Object first = i2.next();
    }
    //@ assert list.getSize() == 1;
  }
}
