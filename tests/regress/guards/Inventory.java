// Two objects that may be one, each of which may be made here: what is left of their chunks is gathered once.
class Item {
  String name;
  int count;

  //@ predicate valid() = acc(name) ** acc(count) ** name != null ** count >= 0;

  Item(String name)
    //@ requires name != null;
    //@ ensures valid() && amount() == 0;
  {
    this.name = name;
  }

  /*@ pure @*/ int amount()
    //@ requires valid();
    //@ ensures \result >= 0;
  {
    return count;
  }

  void add(int n)
    //@ requires valid() && n >= 0 && amount() <= Integer.MAX_VALUE - n;
    //@ ensures valid() && amount() == \old(amount()) + n;
  {
    count += n;
  }
}

class Inventory {
  Item first;
  Item last;

  //@ predicate valid() = acc(first) ** acc(last) ** (first != null ==> first.valid()) ** (last != null && last != first ==> last.valid());

  void restock(boolean one, boolean two, int n)
    //@ requires valid() && 0 <= n && n < 100;
    //@ ensures valid();
  {
    if (one && first == null) first = new Item("bolt");
    if (two && last == null) last = new Item("nut");
    if (one && first.amount() < 1000) first.add(n);
    if (two && last.amount() < 1000) last.add(n);
  }

  void alias()
    //@ requires valid();
    //@ ensures valid();
  {
    last = first;
    if (last != null && last.amount() < 5) last.add(1);
  }

  void wrong(boolean b)
    //@ requires valid();
    //@ ensures valid();
  {
    if (b) first = last;
    if (first.amount() < 3) first.add(1); //~ call:null
  }
}
