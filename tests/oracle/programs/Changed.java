import java.util.*;

class Changed {
  static String list(List<Integer> list, int at, int what) {
    String seen = "";
    try {
      for (Integer x : list) {
        seen = seen + x;
        if (x == at) {
          if (what == 0) list.remove(0);
          if (what == 1) list.add(9);
          if (what == 2) list.clear();
          if (what == 3) list.set(0, 7);
          if (what == 4) list.remove(Integer.valueOf(77));
          if (what == 5) { list.remove(0); list.remove(0); }
        }
      }
      return seen + " ends " + list.size();
    } catch (ConcurrentModificationException e) {
      return seen + " CME " + e.getMessage() + list.size();
    }
  }

  static List<Integer> fill(boolean isArray) {
    List<Integer> list = isArray ? new ArrayList<Integer>() : new LinkedList<Integer>();
    for (int i = 1; i <= 4; i++) list.add(i);
    return list;
  }

  static String set(int at, int what) {
    Set<Integer> set = new HashSet<>();
    for (int i = 1; i <= 4; i++) set.add(i);
    String seen = "";
    try {
      for (Integer x : set) {
        seen = seen + x;
        if (x == at) {
          if (what == 0) set.remove(1);
          if (what == 1) set.add(9);
          if (what == 2) set.clear();
          if (what == 3) set.add(3);
        }
      }
      return seen + " ends " + set.size();
    } catch (ConcurrentModificationException e) {
      return seen + " CME " + set.size();
    }
  }

  static String map(int at, int what, int view) {
    Map<Integer, Integer> map = new HashMap<>();
    for (int i = 1; i <= 4; i++) map.put(i, 10 * i);
    String seen = "";
    try {
      if (view == 0) {
        for (Integer x : map.keySet()) {
          seen = seen + x;
          if (x == at) change(map, what);
        }
      } else if (view == 1) {
        for (Integer x : map.values()) {
          seen = seen + x;
          if (x == 10 * at) change(map, what);
        }
      } else {
        for (Map.Entry<Integer, Integer> e : map.entrySet()) {
          seen = seen + e.getKey();
          if (e.getKey() == at) change(map, what);
        }
      }
      return seen + " ends " + map.size();
    } catch (ConcurrentModificationException e) {
      return seen + " CME " + map.size();
    }
  }

  static void change(Map<Integer, Integer> map, int what) {
    if (what == 0) map.remove(1);
    if (what == 1) map.put(9, 9);
    if (what == 2) map.clear();
    if (what == 3) map.put(3, 5);
  }

  static String iterator(List<Integer> list, int at, int what) {
    String seen = "";
    try {
      Iterator<Integer> i = list.iterator();
      while (i.hasNext()) {
        int x = i.next();
        seen = seen + x;
        if (x == at && what == 0) list.remove(0);
        if (x == at && what == 1) list.add(8);
        if (x == at && what == 2) i.remove();
      }
      return seen + " ends " + list.size();
    } catch (ConcurrentModificationException e) {
      return seen + " CME " + list.size();
    }
  }

  public static void main(String[] args) {
    for (int what = 0; what <= 5; what++) {
      for (int at = 1; at <= 4; at++) {
        System.out.println("ArrayList " + what + " " + at + " " + list(fill(true), at, what));
        System.out.println("LinkedList " + what + " " + at + " " + list(fill(false), at, what));
        System.out.println("ArrayList " + what + " " + at + " " + iterator(fill(true), at, what));
        System.out.println("LinkedList " + what + " " + at + " " + iterator(fill(false), at, what));
        System.out.println("HashSet " + what + " " + at + " " + set(at, what));
        for (int view = 0; view <= 2; view++)
          if (view != 1 || what != 3) System.out.println("HashMap " + view + " " + what + " " + at + " " + map(at, what, view));
      }
    }
  }
}
