// As in IntMap.java, but a key that is not in a list is put in front of another list, and of what is replaced the next
// one is changed, too.
// A map from numbers to objects: a table of lists, each of which has the keys that belong to one place of the table.
class IntMap {
  static final class Entry {
    final int key;
    Object value;
    Entry next;

    //@ predicate list() = acc(value) && acc(next) && (next != null ==> next.list());

    // The value of the key, or null.
    //@ requires list();
    /*@ pure @*/ Object find(int key)
    {
      return this.key == key ? value : next == null ? null : next.find(key);
    }

    Entry(int key, Object value, Entry next)
      //@ requires next != null ==> next.list();
      //@ ensures list() && find(key) == value;
      //@ ensures (\forall int k; k != key; find(k) == (next == null ? null : old(next.find(k))));
    {
      this.key = key;
      this.value = value;
      this.next = next;
    }

    // Whether the key has a value.
    boolean replace(int key, Object value)
      //@ requires list() && value != null;
      //@ ensures list() && (result ? find(key) == value : find(key) == old(find(key)));
      //@ ensures (\forall int k; k != key; find(k) == old(find(k))); //~ postcondition:false
    {
      if (this.key == key) {
        this.value = value;
        if (next != null) next.value = value;
        return true;
      }
      return next != null && next.replace(key, value);
    }
  }

  private final Entry[] table;

  /*@ predicate valid() = table != null && acc(table[*]) && 0 < table.length
        && (\forall* int i = 0 .. table.length; table[i] != null ==> table[i].list());
    @*/

  /*@ pure @*/ private int place(int key)
    //@ requires table != null && 0 < table.length;
    //@ ensures 0 <= result && result < table.length;
  {
    int rest = key % table.length;
    return rest < 0 ? rest + table.length : rest;
  }

  IntMap(int places)
    //@ requires 0 < places;
    //@ ensures valid() && (\forall int k; get(k) == null);
  {
    table = new Entry[places];
  }

  // The value of the key, or null.
  /*@ pure @*/ Object get(int key)
    //@ requires valid();
  {
    Entry first = table[place(key)];
    return first == null ? null : first.find(key);
  }

  void put(int key, Object value)
    //@ requires valid() && value != null;
    //@ ensures valid(); //~ postcondition:predicate
    //@ ensures get(key) == value; //~ postcondition:false
    //@ ensures (\forall int k; k != key; get(k) == old(get(k)));
  {
    int place = place(key);
    Entry first = table[place];
    if (first == null || !first.replace(key, value)) {
      table[0] = new Entry(key, value, first);
    }
  }
}
