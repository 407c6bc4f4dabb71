import java.util.HashMap;
import java.util.Map;
import java.util.Set;

// A map shows its entries as one object, or as another each time, as what Map.of makes does.
class EntrySets {
  static void wrongOne() {
    Map<String, Integer> map = Map.of("a", 1);
    Set<Map.Entry<String, Integer>> entries = map.entrySet();
    Set<Map.Entry<String, Integer>> again = map.entrySet();
    assert entries == again; //~ assert:false
  }

  static void wrongAnother() {
    Map<String, Integer> map = new HashMap<>();
    Set<Map.Entry<String, Integer>> entries = map.entrySet();
    Set<Map.Entry<String, Integer>> again = map.entrySet();
    assert entries != again; //~ assert:false
  }

  static void okUnchanged(Map<String, Integer> map)
    //@ requires map != null && map.valid();
    //@ ensures map.valid() && map.view() == \old(map.view());
  {
    Set<Map.Entry<String, Integer>> entries = map.entrySet();
    assert entries != null;
  }
}
