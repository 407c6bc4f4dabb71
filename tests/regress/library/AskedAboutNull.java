import java.util.*;

// No program without List.of and its like has a collection that throws here.
class AskedAboutNull {
  static boolean okList(List<String> list, String name)
    //@ requires list != null && acc(list.valid(), 1/2);
    //@ ensures acc(list.valid(), 1/2);
  {
    return list.contains(name) || list.contains(null);
  }

  static boolean okMap(Map<String, String> map, Set<String> set)
    //@ requires map != null && map.valid() && set != null && set.valid();
    //@ ensures map.valid() && set.valid();
  {
    return map.containsKey(null) || set.contains(null) || map.get(null) == "a";
  }

  static void wrong(List<String> list)
    //@ requires list != null && list.valid();
  {
    assert !list.contains(null); //~ assert:false
  }
}
