import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

// What cannot be changed may be one object each time that it is made: its shares then add up to the whole, and
// changing it throws all the same.
class SharedCollections {
  static void emptyLists() {
    List<String> a = List.of();
    List<String> b = List.of();
    if (a == b) {
      a.add("x"); //~ precondition:false
    }
  }

  static void copies(List<String> list)
    //@ requires list != null && list.valid() && |list.view()| > 0 && !(null \in list.view());
  {
    List<String> a = List.copyOf(list);
    List<String> b = List.copyOf(a);
    if (a == b) {
      a.remove(0); //~ precondition:false
    }
  }

  static void sets() {
    Set<String> a = Set.of();
    Set<String> b = Set.of();
    if (a == b) {
      a.add("x"); //~ precondition:false
    }
  }

  static void maps() {
    Map<String, String> a = Map.of();
    Map<String, String> b = Map.of();
    if (a == b) {
      a.put("x", "y"); //~ precondition:false
    }
  }

  static void noElements() {
    List<String> a = Collections.emptyList();
    List<String> b = Collections.emptyList();
    if (a == b) {
      a.add("x"); //~ precondition:false
    }
  }

  static void byCollection() {
    Collection<String> a = List.of();
    Collection<String> b = List.of();
    if (a == b) {
      a.clear(); //~ precondition:false
    }
  }

  static void byIterator(String s)
    //@ requires s != null;
  {
    List<String> a = List.of(s);
    List<String> b = List.of(s);
    if (a == b) {
      Iterator<String> it = a.iterator();
      it.next();
      it.remove(); //~ precondition:false
    }
  }

  static void byEntry() {
    Map<String, String> a = Map.of("x", "y");
    Map<String, String> b = Map.of("x", "y");
    if (a == b) {
      for (Map.Entry<String, String> entry : a.entrySet())
        //@ invariant acc(a.valid(), 1/2);
      {
        entry.setValue("z"); //~ precondition:false
      }
    }
  }

  // Of three that are one a loan of the keys can be made twice.
  static void byKeys() {
    Map<String, String> a = Map.of("x", "y");
    Map<String, String> b = Map.of("x", "y");
    Map<String, String> c = Map.of("x", "y");
    if (a == b && b == c) {
      Set<String> keys = a.keySet();
      //@ a.lendKeys();
      //@ a.lendKeys();
      keys.remove("x"); //~ precondition:false
    }
  }

  static void reversed(String s)
    //@ requires s != null;
  {
    List<String> a = List.of(s);
    List<String> b = List.of(s);
    if (a == b) {
      Collections.reverse(a); //~ precondition:false
    }
  }

  static void passedOn() {
    List<String> a = List.of();
    List<String> b = List.of();
    if (a == b) {
      fillKnown(a); //~ precondition:false
    }
  }

  static void fillKnown(List<String> list)
    //@ requires list != null && list.valid() && list.isModifiable();
    //@ ensures list.valid() && |list.view()| == |\old(list.view())| + 1;
  {
    list.add("x");
  }

  static void fill(List<String> list)
    //@ requires list != null && list.valid();
  {
    list.add("x"); //~ precondition:false
  }

  // By its type.
  static void fillArray(ArrayList<String> list, HashMap<String, String> map, HashSet<String> set, Deque<String> queue)
    //@ requires list != null && list.valid() && map != null && map.valid() && set != null && set.valid() && queue != null && queue.valid();
    //@ ensures list.valid() && map.valid() && set.valid() && queue.valid() && |queue.view()| == 0;
  {
    list.add("x");
    map.put("x", "y");
    set.add("x");
    queue.clear();
  }

  static void made() {
    List<String> list = new ArrayList<>();
    list.add("x");
    fillKnown(list);
    Map<String, String> map = new HashMap<>();
    map.put("x", "y");
    Set<String> set = new HashSet<>();
    set.add("x");
    set.clear();
    Deque<String> queue = new ArrayDeque<>();
    queue.add("x");
    queue.clear();
    Collection<String> all = list;
    all.clear();
    assert list.size() == 0 && map.size() == 1;
  }

  // Reading is allowed by any share.
  static int read(String s)
    //@ requires s != null;
    //@ ensures \result == 2;
  {
    List<String> a = List.of(s);
    List<String> b = List.of(s);
    return a.size() + b.size();
  }
}
