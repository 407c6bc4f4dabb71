// Boxes of different classes are different keys, whatever their values; what is sorted is in order.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class KeysOfBoxes {
  void okKeys() {
    Map<Object, Integer> map = new HashMap<>();
    map.put(1, 10);
    map.put(1L, 20);
    map.put('\u0001', 30);
    map.put("1", 40);
    map.put(true, 50);
    map.put(1, 60);
    assert map.size() == 5;
    assert map.get(1) == 60 && map.get(1L) == 20;
  }

  void wrongKeys() {
    Map<Object, Integer> map = new HashMap<>();
    map.put(1, 10);
    map.put(1L, 20);
    assert map.size() == 1; //~ assert:false
  }

  void wrongSame() {
    Map<Object, Integer> map = new HashMap<>();
    map.put(1, 10);
    map.put(1, 20);
    assert map.size() == 2; //~ assert:false
  }

  void okOne(Object key) {
    Set<Object> set = new HashSet<>();
    if (key instanceof Integer) {
      set.add(key);
      set.add("");
      assert set.size() == 2;
    }
  }

  void wrongOne(Object key) {
    Set<Object> set = new HashSet<>();
    if (key instanceof String) {
      set.add(key);
      set.add("");
      assert set.size() == 2; //~ assert:false
    }
  }

  void okSorted() {
    List<Integer> list = new ArrayList<>(List.of(3, 1, 2));
    Collections.sort(list);
    assert list.get(0) <= list.get(1) && list.get(0) <= list.get(2);
  }

  void wrongSorted() {
    List<Integer> list = new ArrayList<>(List.of(1, 3, 1));
    Collections.sort(list);
    assert list.get(0) < list.get(1); //~ assert:false
  }

  /*@ ghost static void okValues(map<int, int> m)
      { assert |m.values| <= |m| && |m.values| <= |m.keys|; }

      ghost static void wrongValues(map<int, int> m)
      { assert |m.values| == |m|; } //~ assert:false
  @*/
}
