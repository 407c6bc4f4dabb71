import java.util.ArrayList;
import java.util.List;

// A list that owns what is in it, said by get(i) and size().
class Item {
  int value;

  //@ predicate valid() = acc(value);

  //@ requires valid();
  //@ pure ghost int of() = value;

  Item(int value)
    //@ ensures valid() && of() == value;
  {
    this.value = value;
  }

  /*@ pure @*/ int get()
    //@ requires valid();
    //@ ensures result == of();
  {
    return value;
  }

  void set(int value)
    //@ requires valid();
    //@ ensures valid() && of() == value;
  {
    this.value = value;
  }
}

class Items {
  private final List<Item> items = new ArrayList<>();

  /*@ predicate valid() = items != null && items.valid()
    && (\forall* int i; 0 <= i && i < items.size(); items.get(i) != null && items.get(i).valid()); @*/

  //@ requires valid();
  //@ pure ghost int length() = items.size();

  Items()
    //@ ensures valid() && length() == 0;
  {
  }

  void add(int n)
    //@ requires valid();
    //@ ensures valid() && length() == \old(length()) + 1;
  {
    items.add(new Item(n));
  }

  void addFirst(int n)
    //@ requires valid();
    //@ ensures valid() && length() == \old(length()) + 1;
  {
    items.add(0, new Item(n));
  }

  void clear()
    //@ requires valid();
    //@ ensures valid() && length() == 0;
  {
    items.clear();
  }

  int read(int i)
    //@ requires valid() && 0 <= i && i < length();
    //@ ensures valid() && length() == \old(length());
  {
    return items.get(i).get();
  }

  void write(int i, int n)
    //@ requires valid() && 0 <= i && i < length();
    //@ ensures valid() && length() == \old(length());
  {
    items.get(i).set(n);
  }

  void replace(int i, int n)
    //@ requires valid() && 0 <= i && i < length();
    //@ ensures valid() && length() == \old(length());
  {
    items.set(i, new Item(n));
  }

  void remove(int i)
    //@ requires valid() && 0 <= i && i < length();
    //@ ensures valid() && length() == \old(length()) - 1;
  {
    items.remove(i);
  }

  void reset()
    //@ requires valid();
    //@ ensures valid() && length() == \old(length());
  {
    for (int i = 0; i < items.size(); i++)
      //@ invariant valid() && length() == \old(length()) && 0 <= i && i <= length();
    {
      items.get(i).set(0);
    }
  }

  void wrongNull()
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate
  {
    items.add(null);
  }

  // Two places with one object: that is owned once.
  void wrongTwice()
    //@ requires valid() && length() > 0;
    //@ ensures valid(); //~ postcondition:predicate
  {
    items.add(items.get(0));
  }

  void wrongForeign(Item item)
    //@ requires valid() && item != null;
    //@ ensures valid(); //~ postcondition:predicate
  {
    items.add(item);
  }

  int wrongIndex(int i)
    //@ requires valid() && 0 <= i && i <= length();
    //@ ensures valid();
  {
    return items.get(i).get(); //~ precondition:false
  }

  void wrongLength()
    //@ requires valid();
    //@ ensures valid() && length() == \old(length()); //~ postcondition:false
  {
    items.add(new Item(1));
  }
}

// The elements by view(), up to size().
class Mixed {
  private final List<Item> items = new ArrayList<>();

  /*@ predicate valid() = items != null && items.valid()
    && (\forall* int i; 0 <= i && i < items.size(); items.view()[i] != null && items.view()[i].valid()); @*/

  Mixed()
    //@ ensures valid();
  {
  }

  void add(int n)
    //@ requires valid();
    //@ ensures valid();
  {
    items.add(new Item(n));
  }

  int read(int i)
    //@ requires valid() && 0 <= i;
    //@ ensures valid();
  {
    return i < items.size() ? items.get(i).get() : 0;
  }
}

class Others {
  // The range asks for size() of one list and is of the elements of another.
  static void wrongLength(List<Item> a, List<Item> b)
    //@ requires a != null && b != null && a.valid() && b.valid() && a.size() <= b.size();
    //@ requires (\forall* int i; 0 <= i && i < a.size(); b.get(i) != null && b.get(i).valid());
    //@ ensures a.valid() && b.valid();
    //@ ensures (\forall* int i; 0 <= i && i < b.size(); b.get(i) != null && b.get(i).valid()); //~ postcondition:false postcondition:predicate
  {
  }

  static void okLength(List<Item> a, List<Item> b)
    //@ requires a != null && b != null && a.valid() && b.valid() && a.size() <= b.size();
    //@ requires (\forall* int i; 0 <= i && i < a.size(); b.get(i) != null && b.get(i).valid());
    //@ ensures a.valid() && b.valid() && a.size() <= b.size();
    //@ ensures (\forall* int i; 0 <= i && i < a.size(); b.get(i) != null && b.get(i).valid());
  {
  }

  // One half of the elements.
  static void wrongRead(List<Item> a)
    //@ requires a != null && a.valid();
    //@ requires (\forall* int i; 0 <= i && i < a.size(); a.get(i) != null && acc(a.get(i).valid(), 1/2));
    //@ ensures a.valid();
    //@ ensures (\forall* int i; 0 <= i && i < a.size(); a.get(i) != null && a.get(i).valid()); //~ postcondition:predicate
  {
  }
}
