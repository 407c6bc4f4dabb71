// What is said of all objects is said of what a method yields, of fields and elements, and of all keys of a map.
import java.util.HashMap;

class AnyObject {
  /*@ pure ghost static Object keyOf(Object o); @*/

  /*@ ghost static void atResult(map<Object, int> m, Object o)
        requires (\forall Object k; k \in m.keys; m[k] > 0) && keyOf(o) \in m.keys;
        ensures m[keyOf(o)] > 0;
      { } @*/

  /*@ ghost static void atOther(map<Object, int> m, Object o)
        requires (\forall Object k; k \in m.keys && k != keyOf(o); m[k] > 0) && keyOf(o) \in m.keys;
        ensures m[keyOf(o)] > 0; //~ postcondition:false
      { } @*/
}

class Stock {
  private final HashMap<String, Integer> stock = new HashMap<>();

  /*@ predicate valid() = stock.valid()
        && (\forall Object k; k \in stock.view().keys; stock.view()[k] != null && stock.view()[k].intValue() >= 0); @*/

  Stock()
    //@ ensures valid();
  {}

  //@ requires valid() && name != null;
  //@ ensures result >= 0;
  /*@ pure @*/ int count(String name) {
    Integer n = stock.get(name);
    return n == null ? 0 : n;
  }

  //@ requires valid() && name != null;
  //@ ensures result > 0; //~ postcondition:false
  /*@ pure @*/ int positive(String name) {
    Integer n = stock.get(name);
    return n == null ? 1 : n;
  }

  //@ requires valid() && name != null && n >= 0 && count(name) + n <= 1000000;
  //@ ensures valid() && count(name) == old(count(name)) + n;
  void add(String name, int n) {
    stock.put(name, count(name) + n);
  }

  //@ requires valid() && name != null && n >= 0;
  //@ ensures valid() && result == (old(count(name)) >= n);
  boolean take(String name, int n) {
    int c = count(name);
    if (c < n) return false;
    stock.put(name, c - n);
    return true;
  }

  //@ requires valid() && name != null && n >= 0;
  //@ ensures valid(); //~ postcondition:predicate
  void takeAnyway(String name, int n) {
    int c = count(name);
    stock.put(name, c - n);
  }
}

class Item {
  Item next;
  int n;

  /*@ pure ghost static int rank(Item item); @*/

  static void field(Item item)
    //@ requires acc(item.next) && (\forall Item i; i != null; rank(i) > 0);
  {
    if (item.next != null) {
      //@ assert rank(item.next) > 0;
    }
    //@ assert rank(item.next) > 0; //~ assert:false
  }

  static void element(Item[] items)
    //@ requires acc(items[*]) && items.length > 1 && items[0] != null && (\forall Item i; i != null; rank(i) > 0);
  {
    //@ assert rank(items[0]) > 0;
    //@ assert rank(items[1]) > 0; //~ assert:false
  }
}

class Names {
  /*@ pure ghost static int rank(String name); @*/

  static void literal(Object other)
    //@ requires (\forall String s; s != null; rank(s) > 0);
  {
    //@ assert rank("a") > 0;
    if (other instanceof String) {
      //@ assert rank((String) other) > 0;
    }
  }
}

class Others {
  /*@ pure ghost static int rank(Object o); @*/

  static void literal(Object other)
    //@ requires other != null && (\forall String s; s != null; rank(s) > 0);
  {
    //@ assert rank("a") > 0;
    //@ assert rank(other) > 0; //~ assert:false
  }
}
