import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

// The keys and the values of a map, lent to go over them by any name: meanwhile neither the map nor they change.
class MapViews {
  static int okCount(Map<String, Integer> map)
    //@ requires map != null && map.valid();
    //@ ensures map.valid() && map.view() == \old(map.view()) && \result == map.size();
  {
    int n = 0;
    //@ map.lendKeys();
    for (String key : map.keySet())
      //@ invariant n == \index;
    {
      n++;
    }
    //@ map.takeBack(map.keySet());
    return n;
  }

  // Each key is there.
  static void okKeys(Map<String, Integer> map)
    //@ requires map != null && map.valid();
    //@ ensures map.valid();
  {
    //@ map.lendKeys();
    for (String key : map.keySet())
      //@ invariant acc(map.valid(), 1/4) && map.keyOrder() == \old(map.keyOrder());
    {
      //@ assert map.keyAt(\index) \in map.view().keys;
      assert map.containsKey(key);
    }
    //@ map.takeBack(map.keySet());
  }

  static void wrongKeys(Map<String, Integer> map)
    //@ requires map != null && map.valid();
    //@ ensures map.valid();
  {
    //@ map.lendKeys();
    for (String key : map.keySet())
      //@ invariant acc(map.valid(), 1/4) && map.keyOrder() == \old(map.keyOrder());
    {
      //@ assert map.keyAt(\index) \in map.view().keys;
      assert map.containsKey("a" + key); //~ assert:false
    }
    //@ map.takeBack(map.keySet());
  }

  static boolean okValues(Map<String, Integer> map, Integer wanted)
    //@ requires map != null && map.valid();
    //@ ensures map.valid() && (\result ==> wanted \in map.view().values);
  {
    boolean found = false;
    //@ map.lendValues();
    for (Integer value : map.values())
      //@ invariant acc(map.valid(), 1/4) && map.valueOrder() == \old(map.valueOrder());
      //@ invariant found ==> wanted \in map.view().values;
    {
      //@ assert map.valueAt(\index) == value;
      if (value == wanted) found = true;
    }
    //@ map.takeBack(map.values());
    return found;
  }

  static boolean wrongValues(Map<String, Integer> map, Integer wanted)
    //@ requires map != null && map.valid();
    //@ ensures map.valid() && (!\result ==> wanted \in map.view().values); //~ postcondition:false
  {
    boolean found = false;
    //@ map.lendValues();
    for (Integer value : map.values()) {
      if (value == wanted) found = true;
    }
    //@ map.takeBack(map.values());
    return found;
  }

  static void wrongPut(Map<String, Integer> map)
    //@ requires map != null && map.valid();
  {
    //@ map.lendKeys();
    for (String key : map.keySet())
      //@ invariant acc(map.valid(), 1/4);
    {
      map.put(key, 1); //~ precondition:predicate
    }
  }

  static void wrongLent(Map<String, Integer> map)
    //@ requires map != null && map.valid();
  {
    //@ map.lendKeys();
    map.clear(); //~ precondition:predicate
  }

  // Nor through the keys.
  static void wrongRemove(Map<String, Integer> map)
    //@ requires map != null && map.valid();
  {
    Set<String> keys = map.keySet();
    //@ map.lendKeys();
    keys.remove("a"); //~ precondition:predicate
  }

  static void wrongIterator(Map<String, Integer> map)
    //@ requires map != null && map.valid() && map.size() == 1;
  {
    //@ map.lendKeys();
    Iterator<String> keys = map.keySet().iterator();
    keys.next();
    keys.remove(); //~ precondition:predicate
  }

  static void wrongUnlent(Map<String, Integer> map)
    //@ requires map != null && map.valid();
  {
    Set<String> keys = map.keySet();
    for (String key : keys) { //~ precondition:predicate
    }
  }

  // As it stands behind the ':', a loop lends it by itself.
  static void okUnlent(Map<String, Integer> map)
    //@ requires map != null && map.valid();
    //@ ensures map.valid() && map.view() == \old(map.view());
  {
    for (String key : map.keySet()) {
    }
    for (Integer value : map.values()) {
    }
  }

  static void wrongTwice(Map<String, Integer> map)
    //@ requires map != null && map.valid();
  {
    //@ map.lendKeys();
    //@ map.lendValues(); //~ precondition:predicate
  }

  // What another map lent, or a set of one's own, gives nothing back.
  static void wrongOther(Map<String, Integer> map, Map<String, Integer> other)
    //@ requires map != null && other != null && map.valid() && other.valid();
  {
    //@ map.lendKeys();
    //@ other.lendKeys();
    //@ map.takeBack(other.keySet()); //~ precondition:predicate
  }

  static void wrongOwn(Map<String, Integer> map)
    //@ requires map != null && map.valid();
  {
    Set<String> own = new HashSet<>();
    //@ map.takeBack(own); //~ precondition:predicate
  }

  static void wrongNotBack(Map<String, Integer> map)
    //@ requires map != null && map.valid();
    //@ ensures map.valid(); //~ postcondition:predicate
  {
    //@ map.lendKeys();
    for (String key : map.keySet()) {
    }
  }
}
