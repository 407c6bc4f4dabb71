// Maps and sets that ifs change, each by a call: what they hold is known of both ways, by what was put in on
// each.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

class MapsThatIfsChange {
  static void put(boolean b0, boolean b1, boolean b2, boolean b3, boolean b4, boolean b5, boolean b6, boolean b7,
      boolean b8, boolean b9, boolean b10, boolean b11)
  {
    Map<Integer, Integer> map = new HashMap<>();
    if (b0) map.put(0, 10);
    if (b1) map.put(1, 11);
    if (b2) map.put(2, 12);
    if (b3) map.put(3, 13);
    if (b4) map.put(4, 14);
    if (b5) map.put(5, 15);
    if (b6) map.put(1000, 16);
    if (b7) map.put(7, 17);
    if (b8) map.put(8, 18);
    if (b9) map.put(9, 19);
    if (b10) map.put(10, 20);
    if (b11) map.put(11, 21);
    assert map.size() <= 12;
    assert !b6 || map.get(1000) == 16;
    assert b4 || !map.containsKey(4);
    assert map.containsKey(11) == b11;
    assert !map.containsKey(12);
    assert !map.containsKey(4); //~ assert:false
  }

  static void added(boolean b0, boolean b1, boolean b2, boolean b3, boolean b4, boolean b5, boolean b6, boolean b7)
  {
    Set<Integer> set = new HashSet<>();
    if (b0) set.add(0);
    if (b1) set.add(1);
    if (b2) set.add(2);
    if (b3) set.add(3);
    if (b4) set.add(4);
    if (b5) set.add(5);
    if (b6) set.add(6);
    if (b7) set.add(0);
    assert set.size() <= 7;
    assert set.contains(0) == (b0 || b7);
    assert set.contains(5) == b5;
    assert set.contains(5); //~ assert:false
  }

  // Keys of which nothing is known.
  static void anyKeys(boolean b0, boolean b1, int k0, int k1)
  {
    Map<Integer, Integer> map = new HashMap<>();
    map.put(k0, 0);
    if (b0) map.put(k1, 1);
    if (b1) map.remove(k0);
    assert !b0 || b1 || map.get(k1) == 1;
    assert map.size() <= 2;
    assert b1 || map.containsKey(k0);
    assert b0 || b1 || map.get(k0) == 0;
    assert !b1 || !map.containsKey(k0);
    assert !b0 || map.containsKey(k1); //~ assert:false
  }

  // A map of which nothing is known.
  //@ requires map != null && map.valid() && map.isModifiable();
  //@ ensures map.valid() && |map.view()| <= \old(|map.view()|) + 3;
  static void anyMap(Map<Integer, Integer> map, boolean b0, boolean b1, boolean b2)
  {
    boolean had = map.containsKey(7);
    if (b0) map.put(0, 10);
    if (b1) map.put(1, 11);
    if (b2) map.put(2, 12);
    assert map.containsKey(7) == had;
    assert !b1 || map.get(1) == 11;
    assert map.size() <= 3; //~ assert:false
  }

  static void cleared(boolean b0, boolean b1, boolean b2)
  {
    Map<Integer, Integer> map = new HashMap<>();
    if (b0) map.put(0, 10);
    if (b1) map.clear();
    if (b2) map.put(0, 11);
    assert map.size() <= 1;
    assert !map.containsKey(0) || map.get(0) == (b2 ? 11 : 10);
    assert !b1 || b2 || map.isEmpty();
    assert !b2 || map.get(0) == 10; //~ assert:false
  }

  // More ways than two.
  static void chosen(int which)
  {
    Map<Integer, Integer> map = new HashMap<>();
    switch (which) {
      case 0:
        map.put(0, 10);
        break;
      case 1:
        map.put(1, 11);
        break;
      case 2:
        map.put(2, 12);
        break;
      default:
        break;
    }
    assert map.size() <= 1;
    assert which != 1 || map.get(1) == 11;
    assert which == 2 || !map.containsKey(2);
    assert !map.containsKey(1); //~ assert:false
  }

  static void ghosts(boolean b0, boolean b1, boolean b2, int k)
  {
    //@ ghost map<int, int> m = map<int, int>{};
    //@ ghost set<int> s = set<int>{};
    if (b0) { /*@ ghost m = m[0 -> 10]; ghost s = s + set<int>{k}; @*/ }
    if (b1) { /*@ ghost m = m[1 -> 11]; @*/ }
    if (b2) { /*@ ghost m = m[k -> 12]; ghost s = s - set<int>{k}; @*/ }
    //@ assert |m| <= 3 && |s| <= 1;
    //@ assert b2 ==> m[k] == 12 && s == set<int>{};
    //@ assert b1 && (!b2 || k != 1) ==> m[1] == 11;
    //@ assert b1 ==> m[1] == 11; //~ assert:false
  }
}
