import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// Only Java's own code calls methods of Object here.
class Printed {
  static class Point {
  }

  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>();
    list.add(2);
    System.out.println(list);
    List<List<Integer>> rows = new ArrayList<>();
    rows.add(list);
    System.out.println(rows);
    Map<List<Integer>, Point> map = new HashMap<>();
    map.put(list, null);
    System.out.println(map);
  }
}
