import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

// What is Java's own of an iterator nobody else says: it would give halves of collections that it does not have.
class Thief implements Iterator<String> {
  final Collection<String> stolen;

  //@ predicate valid() = true;

  //@ requires valid();
  //@ pure ghost seq<String> elements() = seq<String>{};

  //@ requires valid();
  //@ pure ghost int count() = 0;

  //@ requires valid();
  //@ pure ghost Collection<String> of() = stolen; //~ W0009

  //@ requires valid();
  //@ pure ghost boolean canRemove() = true; //~ W0009

  Thief(Collection<String> stolen) {
    this.stolen = stolen;
  }

  /*@ pure @*/ public boolean hasNext() {
    return false;
  }

  public String next() {
    return null;
  }
}

// So does an interface.
interface Removing extends Iterator<String> {
  //@ requires valid();
  //@ pure ghost boolean canRemove(); //~ W0009
}

class Own implements Map.Entry<String, String> { //~ W0009
  /*@ pure @*/ public String getKey() {
    return "";
  }

  /*@ pure @*/ public String getValue() {
    return "";
  }

  public String setValue(String value) {
    return value;
  }
}

// What belongs to loops nobody calls.
class Loops {
  static void keys(Map<String, Integer> map)
    //@ requires map != null && map.valid();
  {
    //@ map.lendKeyOrder(map.keyOrder()); //~ W0009
  }

  static void entries(Map<String, Integer> map)
    //@ requires map != null && map.valid();
  {
    //@ map.lendEntries(map.keyOrder(), map.view()); //~ W0009
  }

  static void collection(List<String> list)
    //@ requires list != null && list.valid();
  {
    //@ list.lend(list.order()); //~ W0009
  }
}
