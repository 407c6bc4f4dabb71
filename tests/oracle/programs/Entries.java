import java.util.HashMap;
import java.util.Map;

// Entries that are made, and looked for.
class Entries {
  public static void main(String[] args) {
    Map<Character, Integer> map = new HashMap<>();
    for (char c : "banana".toCharArray()) map.put(c, map.getOrDefault(c, 0) + 1);
    System.out.println(map.entrySet().contains(Map.entry('a', 3)) + " " + map.entrySet().contains(Map.entry('a', 2)));
    System.out.println(map.entrySet().contains(Map.entry('z', 3)) + " " + map.entrySet().contains(null) + map.entrySet().contains("a"));
    for (Map.Entry<Character, Integer> entry : map.entrySet()) System.out.print(map.entrySet().contains(entry) + " ");
    Map.Entry<String, Integer> made = Map.entry("k", 1);
    System.out.println(made + " " + made.getKey() + made.getValue() + " " + made.equals(Map.entry("k", 1)) + made.hashCode());
    try {
      made.setValue(2);
    } catch (UnsupportedOperationException e) {
      System.out.println("it never changes");
    }
    try {
      Map.entry("k", null);
    } catch (NullPointerException e) {
      System.out.println("no null");
    }
  }
}
