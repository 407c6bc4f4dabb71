// A map from numbers to objects: a table of lists, each of which has the keys that belong to one place of the table.
class IntMap {
  static final class Entry {
    final int key;
    Object value;
    Entry next;

    //@ predicate list() = acc(value) && value != null && acc(next) && (next != null ==> next.list());

    // The value of the key, or null.
    //@ requires list();
    /*@ pure @*/ Object find(int key)
    {
      return this.key == key ? value : next == null ? null : next.find(key);
    }

    Entry(int key, Object value, Entry next)
      //@ requires value != null && (next != null ==> next.list());
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
      //@ ensures list() && result == (old(find(key)) != null) && find(key) == (result ? value : null);
      //@ ensures (\forall int k; k != key; find(k) == old(find(k)));
    {
      if (this.key == key) {
        this.value = value;
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
    //@ ensures valid() && get(key) == value;
    //@ ensures (\forall int k; k != key; get(k) == old(get(k)));
  {
    int place = place(key);
    Entry first = table[place];
    if (first == null || !first.replace(key, value)) {
      table[place] = new Entry(key, value, first);
    }
  }

  public static void main(String[] args) {
    IntMap names = new IntMap(10);
    names.put(3, "three");
    names.put(-7, "minus seven");
    Object three = names.get(3);
    assert three == "three" && names.get(4) == null;
    names.put(3, "III");
    assert names.get(3) == "III" && names.get(-7) == "minus seven";
  }
}
