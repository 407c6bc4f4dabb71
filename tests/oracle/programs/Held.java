import java.util.*;

// What collections, maps, entries and optionals are as texts, and which of them equal each other: by what they hold.
class Held {
  static class Point {
    int x;

    Point(int x) {
      this.x = x;
    }

    public boolean equals(Object other) {
      return other instanceof Point && ((Point) other).x == x;
    }

    public int hashCode() {
      return x * 7;
    }

    public String toString() {
      return "p" + x;
    }
  }

  static List<Point> points(int... all) {
    List<Point> list = new ArrayList<>();
    for (int x : all) list.add(new Point(x));
    return list;
  }

  static void lists() {
    List<Point> list = points(1, 2, 3);
    LinkedList<Point> linked = new LinkedList<>(list);
    List<Point> fixed = List.of(new Point(1), new Point(2), new Point(3));
    System.out.println(list + " " + linked.toString() + fixed + list.hashCode() + " " + linked.hashCode());
    System.out.println(list.equals(linked) + " " + fixed.equals(list) + list.equals(points(1, 2)) + list.equals(null));
    System.out.println(Arrays.asList("a", null) + " " + new ArrayList<Point>() + List.of().hashCode());
    System.out.println(list.equals(new HashSet<>(list)) + " " + Objects.hash(list, 1, null) + Objects.equals(list, linked));
    List<Object> own = new ArrayList<>();
    own.add(own);
    own.add("x");
    System.out.println(own);
  }

  static void nested() {
    List<List<Point>> rows = new ArrayList<>();
    for (int i = 0; i < 3; i++) rows.add(points(i, i + 1));
    System.out.println(rows + " " + rows.hashCode() + rows.contains(points(1, 2)) + rows.indexOf(points(2, 3)));
    Map<List<Point>, String> names = new HashMap<>();
    names.put(points(1), "one");
    System.out.println(names.get(points(1)) + names.containsKey(points(2)) + names);
    Set<List<Point>> distinct = new HashSet<>(rows);
    System.out.println(distinct.add(points(0, 1)) + " " + distinct.size() + new HashSet<>(distinct).equals(distinct));
  }

  static void maps() {
    Map<String, Integer> map = new HashMap<>(), other = new HashMap<>();
    map.put("a", 1);
    map.put("b", null);
    other.put("b", null);
    System.out.println(map + " " + map.hashCode() + map.equals(other) + map.keySet() + map.values());
    other.put("a", 1);
    System.out.println(map.equals(other) + " " + other.equals(map) + Map.of("a", 1).equals(other));
    for (Map.Entry<String, Integer> entry : map.entrySet()) System.out.println(entry + " " + entry.hashCode());
    System.out.println(map.keySet().equals(new HashSet<>(other.keySet())) + " " + map.keySet().hashCode());
    Map<Integer, Object> own = new HashMap<>();
    own.put(3, own);
    System.out.println(own);
  }

  static void others() {
    ArrayDeque<Point> queue = new ArrayDeque<>();
    queue.add(new Point(4));
    System.out.println(queue + " " + queue.equals(new ArrayDeque<Point>()));
    System.out.println(Optional.of(new Point(3)) + " " + Optional.empty() + Optional.of("a").equals(Optional.of("a")));
    System.out.println(Optional.of("a").hashCode() + " " + Optional.empty().hashCode() + Optional.of(1).equals(1));
    System.out.println(Set.of(5) + " " + Collections.emptyList() + Collections.singletonList(2) + Map.of());
  }

  public static void main(String[] arguments) {
    lists();
    nested();
    maps();
    others();
  }
}
