import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

// Collections of the library, by what they hold.
class Cell {
  int x;

  public boolean equals(Object other) {
    return other instanceof Cell;
  }
}

class Lists {
  static void okGet(Cell a, Cell b) {
    List<Cell> list = new ArrayList<>();
    list.add(a);
    list.add(b);
    assert list.get(1) == b && list.size() == 2;
    list.remove(0);
    assert list.get(0) == b;
    Cell old = list.set(0, a);
    assert old == b && list.get(0) == a;
    list.add(0, b);
    assert list.get(0) == b && list.get(1) == a;
    list.clear();
    assert list.isEmpty();
  }

  static void wrongGetAfterRemove(Cell a, Cell b) {
    List<Cell> list = new ArrayList<>();
    list.add(a);
    list.add(b);
    list.remove(0);
    assert list.get(0) == b;
    list.get(1); //~ precondition:false
  }

  static void wrongAdd(Cell a) {
    List<Cell> list = new ArrayList<>();
    list.add(1, a); //~ precondition:false
  }

  static void wrongCapacity(int n) {
    List<Cell> list = new ArrayList<>(n); //~ precondition:false
  }

  static void okBoxes() {
    List<Integer> list = new ArrayList<>();
    list.add(3);
    list.add(4000);
    int sum = list.get(0) + list.get(1);
    assert sum == 4003;
  }

  static void wrongIdentity() {
    List<Integer> list = new ArrayList<>();
    list.add(4000);
    list.add(4000);
    assert list.get(0).equals(list.get(1));
    assert list.get(0) == list.get(1); //~ assert:false
  }

  static void wrongUnboxing(List<Integer> list)
    //@ requires list != null && list.valid() && list.size() > 0;
  {
    int first = list.get(0); //~ call:null
  }

  static void okApart(List<Cell> a, List<Cell> b)
    //@ requires a != null && b != null && a.valid() && b.valid() && |a.view()| == 1;
  {
    b.clear();
    assert a.size() == 1;
  }

  // Where they are one, its permission is not there twice.
  static void wrongAlias(List<Cell> a, List<Cell> b)
    //@ requires a != null && b != null && a.valid() && (a != b ==> b.valid()) && |a.view()| == 1;
  {
    if (a != b) b.clear();
    a.add(null);
    if (a == b) b.clear();
    assert a.size() == 2; //~ assert:false
  }

  static void wrongPermission(List<Cell> a)
    //@ requires a != null;
  {
    a.add(null); //~ precondition:predicate
  }

  // What is in a list is not owned by it.
  static void wrongElement(List<Cell> list)
    //@ requires list != null && list.valid() && list.size() > 0;
  {
    Cell cell = list.get(0);
    if (cell != null) cell.x = 1; //~ write:permission
  }
}

class Maps {
  static void okKeys() {
    Map<String, Integer> map = new HashMap<>();
    map.put("a", 1);
    map.put("b", 2);
    assert map.get("a") == 1 && map.get("c") == null && map.size() == 2;
    int n = 1;
    String key = "x" + n, same = "x" + n;
    map.put(key, 3);
    assert map.get(same) == 3;
    map.remove(same);
    assert !map.containsKey(key) && map.get("b") == 2;
  }

  static void wrongMissing(Map<String, Integer> map)
    //@ requires map != null && map.valid();
  {
    map.remove("a");
    assert map.get("a") == null;
    int a = map.get("a"); //~ call:null
  }

  static void wrongOther() {
    Map<Integer, String> map = new HashMap<>();
    map.put(1, "a");
    map.put(1000, "b");
    map.put(1, "c");
    String b = map.get(1000), c = map.get(1);
    assert map.size() == 2 && b == "b" && c == "c";
    assert c == "a"; //~ assert:false
  }


  // What equals an object of such a class is not known.
  static void wrongKey(Map<Cell, String> map, Cell key)
    //@ requires map != null && map.valid() && key != null;
  {
    map.put(key, "a"); //~ precondition:false
  }
}

class Sets {
  static void okSet() {
    Set<Integer> set = new HashSet<>();
    boolean isNew = set.add(1000);
    assert isNew;
    isNew = set.add(1000);
    assert !isNew && set.size() == 1;
    set.remove(1000);
    assert set.isEmpty();
  }

  static void wrongSize() {
    Set<Integer> set = new HashSet<>();
    set.add(1000);
    set.add(1000);
    assert set.size() == 2; //~ assert:false
  }
}

class Queues {
  static void okEnds() {
    Deque<String> queue = new ArrayDeque<>();
    queue.push("a");
    queue.addLast("b");
    assert queue.getFirst() == "a" && queue.getLast() == "b";
    String first = queue.poll();
    assert first == "a" && queue.peek() == "b";
    queue.pop();
    assert queue.peek() == null && queue.isEmpty();
  }

  static void wrongEmpty() {
    Deque<String> queue = new ArrayDeque<>();
    queue.push("a");
    queue.pop();
    queue.pop(); //~ precondition:false
  }

  static void wrongNull(Deque<String> queue, String text)
    //@ requires queue != null && queue.valid();
  {
    queue.add(text); //~ precondition:false
  }
}

class Optionals {
  static void ok(Optional<String> text)
    //@ requires text != null;
  {
    if (text.isPresent()) {
      String value = text.get();
      assert value != null;
    }
    Optional<Integer> five = Optional.of(5);
    int n = five.get();
    assert n == 5;
  }

  static void wrongGet(Optional<String> text)
    //@ requires text != null;
  {
    text.get(); //~ precondition:false
  }

  static void wrongOf(String text) {
    Optional.of(text); //~ precondition:false
  }
}
