// Where Java's own methods look only at what a box says, a number stands for one in assertions and pure methods, too.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;

class BoxesAsValues {
  static void list() {
    List<Integer> list = new ArrayList<>();
    list.add(1000);
    assert list.contains(1000);
    assert !list.contains(7) && list.indexOf(1000) == 0;
  }

  static void wrongList() {
    List<Integer> list = new ArrayList<>();
    list.add(1000);
    assert list.contains(7); //~ assert:false
  }

  static void map(char c) {
    Map<Character, Integer> counts = new HashMap<>();
    counts.put(c, 1000);
    assert counts.containsKey(c) && counts.get(c) == 1000;
    assert counts.getOrDefault('x', 7) == (c == 'x' ? 1000 : 7);
    assert counts.getOrDefault('y', 8).equals(c == 'y' ? 1000 : 8);
    assert counts.get(c).equals(Integer.valueOf(1000));
  }

  static void wrongDefault(char c) {
    Map<Character, Integer> counts = new HashMap<>();
    counts.put(c, 1000);
    assert counts.getOrDefault('x', 7) == 7; //~ assert:false
  }

  // Which object it is would be seen.
  static void isDefault(Map<Character, Integer> counts, Integer box)
    //@ requires counts != null && counts.valid();
  {
    assert counts.getOrDefault('x', 1000) == box; //~ W0005
  }

  static void isMade(Integer box) {
    assert Integer.valueOf(1000) == box; //~ W0005
  }

  static void explicit(Map<Character, Integer> counts)
    //@ requires counts != null && counts.valid() && counts.getOrDefault('a', 0) != null;
    //@ ensures counts.valid() && counts.get('a') != null && counts.get('a').equals(Integer.valueOf(1));
  {
    counts.put('a', Integer.valueOf(1));
    int one = Integer.valueOf(1);
    //@ assert counts.get('a').intValue() == Integer.valueOf(one).intValue();
  }

  static boolean equal(Integer box)
    //@ requires box != null;
    //@ ensures result == (box.intValue() == 5);
  {
    assert box.equals(5) == Objects.equals(box, 5);
    assert box.equals(5) == (box == 5);
    return box.equals(5);
  }

  static void otherClass(Long box)
    //@ requires box != null;
  {
    assert !box.equals(5);
  }
}

class Ids {
  final HashSet<Integer> ids = new HashSet<>();

  /*@ pure @*/ boolean has(int id)
    //@ requires ids.valid();
    //@ ensures result == (Objects.key(Integer.boxed(id)) \in ids.view());
  {
    return ids.contains(id);
  }

  /*@ pure @*/ static int count(Map<String, Integer> counts, String word)
    //@ requires counts != null && counts.valid() && !counts.containsKey(word);
    //@ ensures result == 7;
  {
    return counts.getOrDefault(word, 7);
  }

  /*@ pure @*/ static Integer countBox(Map<String, Integer> counts, String word)
    //@ requires counts != null && counts.valid();
  {
    return counts.getOrDefault(word, 7); //~ W0005
  }

  /*@ pure @*/ boolean hasOther(int id)
    //@ requires ids.valid() && Integer.MIN_VALUE <= id - 1;
    //@ ensures result == (Objects.key(Integer.boxed(id)) \in ids.view()); //~ postcondition:false
  {
    return ids.contains(id - 1);
  }

  // Which object it is would be seen.
  /*@ pure @*/ static Integer box(int value) {
    return value; //~ W0005
  }

  static void isBox(Integer box) {
    assert same(box, 1000); //~ W0005
  }

  /*@ pure @*/ static boolean same(Object one, Object other) {
    return one == other;
  }
}
