// What is read of a field, an array or a list is of its type, wherever it goes.
import java.util.List;
import java.util.Map;

class KeysFromPlaces {
  String name;
  Object any;

  void okField(Map<String, Integer> map)
    //@ requires map != null && map.valid() && map.isModifiable() && acc(name);
    //@ ensures map.valid() && acc(name) && map.containsKey(name);
  {
    map.put(name, 1);
  }

  void wrongField(Map<Object, Integer> map)
    //@ requires map != null && map.valid() && map.isModifiable() && acc(any);
  {
    map.put(any, 1); //~ precondition:false
  }

  static void okElements(Map<String, Integer> map, String[] keys)
    //@ requires map != null && map.valid() && map.isModifiable() && keys != null && acc(keys[*], 1/2);
    //@ ensures map.valid() && acc(keys[*], 1/2);
    //@ ensures (\forall int i; 0 <= i && i < keys.length; map.containsKey(keys[i]));
  {
    //@ invariant map.valid() && map.isModifiable() && acc(keys[*], 1/2) && 0 <= n && n <= keys.length;
    //@ invariant (\forall int i; 0 <= i && i < n; map.containsKey(keys[i]));
    for (int n = 0; n < keys.length; n++) map.put(keys[n], n);
  }

  static void wrongElements(Map<Object, Integer> map, Object[] keys)
    //@ requires map != null && map.valid() && map.isModifiable() && keys != null && acc(keys[*], 1/2) && keys.length > 0;
  {
    map.put(keys[0], 1); //~ precondition:false
  }

  static void okListed(Map<Long, Integer> map, List<Long> keys)
    //@ requires map != null && map.valid() && map.isModifiable() && keys != null && keys.valid() && keys.size() > 0;
    //@ ensures map.valid() && keys.valid() && keys.size() > 0 && map.containsKey(keys.get(0));
  {
    map.put(keys.get(0), 1);
  }

  static void wrongListed(Map<Object, Integer> map, List<Object> keys)
    //@ requires map != null && map.valid() && map.isModifiable() && keys != null && keys.valid() && keys.size() > 0;
  {
    map.put(keys.get(0), 1); //~ precondition:false
  }
}
