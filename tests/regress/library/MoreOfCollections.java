// putIfAbsent, copies of collections, and parts of lists.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class MoreOfCollections {
  static void absent()
  {
    Map<String, Integer> map = new HashMap<>();
    Integer before = map.putIfAbsent("a", 1);
    assert before == null && map.get("a") == 1;
    Integer kept = map.putIfAbsent("a", 2);
    assert kept == 1 && map.get("a") == 1 && map.size() == 1;
    map.put("b", null);
    Integer none = map.putIfAbsent("b", 3);
    assert none == null && map.get("b") == 3;
  }

  static void absentWrong()
  {
    Map<String, Integer> map = new HashMap<>();
    map.put("a", 1);
    map.putIfAbsent("a", 2);
    assert map.get("a") == 2; //~ assert:false
  }

  static void absentOfNull()
  {
    Map<String, Integer> map = new HashMap<>();
    map.put("a", null);
    map.putIfAbsent("a", 2);
    assert map.get("a") == null; //~ assert:false
  }

  static void copies(List<String> list)
    //@ requires list.valid() && list.view() == seq<String>{"a", "b", "c"};
    //@ ensures list.valid() && list.view() == \old(list.view());
  {
    List<String> copy = new ArrayList<>(list);
    assert copy.size() == 3 && copy.get(1) == "b";
    copy.add("d");
    assert copy.size() == 4 && list.size() == 3;
  }

  static void copiesWrong(List<String> list)
    //@ requires list.valid() && list.view() == seq<String>{"a", "b", "c"};
  {
    List<String> copy = new ArrayList<>(list);
    copy.add("d");
    assert list.size() == 4; //~ assert:false
  }

  static void copiesOfSet(Set<String> set)
    //@ requires acc(set.valid(), 1/2) && set.size() == 2;
    //@ ensures acc(set.valid(), 1/2) && set.view() == \old(set.view());
  {
    List<String> copy = new ArrayList<>(set);
    assert copy.size() == 2;
    set.clear(); //~ precondition:predicate
  }

  static void copiesNothing(List<String> list)
  {
    List<String> copy = new ArrayList<>(list); //~ precondition:false
    //~^ precondition:predicate
  }

  // Both are there for good, to be read.
  static void parts(List<String> list)
    //@ requires list.valid() && list.view() == seq<String>{"a", "b", "c"};
  {
    List<String> part = list.subList(1, 3);
    assert part.size() == 2 && part.get(0) == "b" && list.get(2) == "c";
    List<String> own = new ArrayList<>(part);
    own.add("d");
    assert own.get(0) == "b" && own.size() == 3;
    for (String each : part) {
      assert list != null;
    }
    list.add("e"); //~ precondition:predicate
  }

  static void partsChanged(List<String> list)
    //@ requires list.valid() && list.view() == seq<String>{"a", "b", "c"};
  {
    List<String> part = list.subList(1, 3);
    part.set(0, "x"); //~ precondition:predicate
  }

  static void partsWrong(List<String> list)
    //@ requires list.valid() && list.view() == seq<String>{"a", "b", "c"};
  {
    List<String> part = list.subList(1, 3);
    assert part.get(0) == "a"; //~ assert:false
  }

  static void partsBeyond(List<String> list)
    //@ requires list.valid() && list.view() == seq<String>{"a", "b", "c"};
  {
    List<String> part = list.subList(1, 4); //~ precondition:false
  }

  static List<String> given(List<String> list)
    //@ requires list.valid() && |list.view()| > 1;
    //@ ensures list.valid(); //~ postcondition:predicate
  {
    return list.subList(0, 1);
  }

  public static void main(String[] args) {
    absent();
    List<String> letters = new ArrayList<>();
    letters.add("a");
    letters.add("b");
    letters.add("c");
    copies(letters);
    Set<String> set = new HashSet<>();
    set.add("a");
    set.add("b");
    List<String> ordered = new ArrayList<>(set);
    assert ordered.size() == 2;
  }
}
