import java.util.*;

class Fixed {
  interface Act { void run(); }
  static void thrown(int which) {
    String said = "none";
    List<String> l = List.of("a", "b");
    Set<String> s = Set.of("x");
    Map<String, Integer> m = Map.of("k", 1, "l", 2);
    List<String> own = new ArrayList<>(l);
    try {
      if (which == 0) l.add("x");
      if (which == 1) l.set(0, "x");
      if (which == 2) l.contains(null);
      if (which == 3) s.add("x");
      if (which == 4) s.contains(null);
      if (which == 5) m.put("x", 3);
      if (which == 6) m.get(null);
      if (which == 7) m.keySet().remove("k");
      if (which == 8) Collections.unmodifiableList(own).add("x");
      if (which == 9) Collections.emptyList().add(null);
      if (which == 10) Set.of("a", "a");
      if (which == 11) List.of("a", null);
      if (which == 12) Collections.reverse(l);
      if (which == 13) Collections.unmodifiableSet(new HashSet<>(l)).clear();
      if (which == 14) Collections.swap(own, 0, 2);
      if (which == 15) { Iterator<String> it = l.iterator(); it.next(); it.remove(); }
      if (which == 16) { Iterator<String> it = s.iterator(); it.next(); it.remove(); }
    } catch (RuntimeException e) {
      said = e.toString();
      int colon = said.indexOf(':');
      if (colon > 0) said = said.substring(0, colon);
    }
    System.out.println(which + " " + said);
  }

  public static void main(String[] args) {
    for (int i = 0; i < 17; i++) thrown(i);
    List<String> own = new ArrayList<>(List.of("c", "a", "b"));
    Collections.sort(own);
    for (String s : own) System.out.println(s);
    List<String> shown = Collections.unmodifiableList(own);
    own.add("d");
    System.out.println(shown.size() + " " + shown.lastIndexOf("d") + " " + shown.contains("z"));
    Collections.reverse(own);
    own.addAll(List.of("q", "q"));
    System.out.println(shown.get(0) + own.lastIndexOf("q") + own.indexOf("q"));
    Set<Integer> set = new HashSet<>(List.of(5, 17, 5, 900, -3, 1, 2, 3, 4, 6, 7, 8));
    set.addAll(List.of(100, 200));
    for (int i : set) System.out.print(i + " ");
    System.out.println(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12).size() + Map.of().size() + Set.of(1, 2).size());
    System.out.println(Collections.nCopies(3, "x").get(2) + Collections.emptyMap().get(null) + Collections.singletonList(null).contains(null));
  }
}
