// Formats, and what else of texts and maps has no contract in the library, or one that no loop needs.
import java.util.*;

class Thing {
  public String toString() {
    return "thing";
  }
}

class Formats {
  static void t(String f, Object... a) {
    try {
      System.out.println(f + " -> [" + String.format(f, a) + "]");
    } catch (IllegalArgumentException e) {
      System.out.println(f + " is refused");
    }
  }
  public static void main(String[] args) {
    t("%d|%5d|%-5d|%05d|%+d|% d|%,d|%(d|%(,d", 1, 2, 3, 4, 5, 6, 1234567, -7, -1234567);
    t("%d %d %d %d", Long.MIN_VALUE, Integer.MIN_VALUE, (byte) -1, (short) 300);
    t("%x|%X|%08x|%#x|%o|%#o|%x|%x", 255, 255, 255, 255, 8, 8, -1, (byte) -1);
    t("%x %o %X", -1L, -1, (short) -2);
    t("%s|%10s|%-10s|%.2s|%S|%s|%s|%s", "abc", "abc", "abc", "abc", "abc", null, new Thing(), 5);
    t("%c|%5c|%-3c|%C|%c|%c", 'x', 'y', 'z', 'q', 65, null);
    t("%b|%b|%b|%7b|%.1b|%B", true, null, "x", false, true, true);
    t("%f|%.2f|%.0f|%10.3f|%-10.1f|%+.1f|%010.2f|%,.2f|%(.1f", 1.5, 2.345, 2.5, 3.14159, 9.99, 1.0, -3.5, 1234567.891, -2.0);
    t("%.2f %.2f %.1f %.3f %.0f %.0f %f", 0.125, 0.005, 0.05, 1e10, 0.5, 1.5, 1e-7);
    t("%.2f %.2f %.1f %f %f %f", 999.999, 99.995, -0.04, 0.0, -0.0, 123456789.123456789);
    t("%e|%.2e|%E|%.0e|%10.1e", 12345.678, 0.00012, 1e100, 5.5, 99.96);
    t("%f %f %f %5.1f %s", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1.25f, 1.1f);
    t("%.3f %f", 1.1f, 0.1f);
    t("%%|%n|%5%|%-5%|");
    t("%2$s %1$s %s %s %<s", "a", "b");
    t("%h|%h", "abc", null);
    t("%d", "s");
    t("%d %d", 1);
    t("%q", 1);
    t("%");
    t("%-d", 1);
    t("%.2d", 1);
    t("%f", 1);
    t("%c", "s");
    t("%s %s", "only");
    t("no args");
    t("%5s|%5s", null, true);
    System.out.printf("%d %s%n", 3, "x");
    System.out.format("%s!%n", 'c').printf("%d%n", 7);
    System.out.println("%d-%s".formatted(1, "z"));
    StringBuilder b = new StringBuilder("abcdef");
    b.insert(1, "XY").deleteCharAt(0).reverse();
    b.setCharAt(0, 'z');
    b.append(1).append('c').append(2L).append(true).append(1.5).append((Object) new Thing()).append(new char[] {'p', 'q'}).append((Object) null);
    System.out.println(b);
    b.replace(1, 3, "---").insert(0, new Thing()).insert(2, 5).insert(0, 'k').insert(1, true);
    System.out.println(b.toString() + b.isEmpty() + b.length());
    try {
      b.replace(4, 2, "x");
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      b.deleteCharAt(1000);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    List<String> l3 = List.of("x", "y", "z");
    System.out.println(String.join(",", "a", "b", null) + String.join("-") + String.join("+", l3));
    System.out.println(String.valueOf((Object) null) + String.valueOf(new Thing()) + String.valueOf(3) + String.valueOf('c') + String.valueOf(new char[] {'h', 'i'}));
    HashMap<String, Integer> m = new HashMap<>();
    m.put("a", 1);
    m.put("b", 2);
    m.put("c", 3);
    Set<Map.Entry<String, Integer>> es = m.entrySet();
    for (Map.Entry<String, Integer> e : es) {
      System.out.println(e.getKey() + e.getValue());
      e.setValue(e.getValue() * 10);
    }
    Iterator<Map.Entry<String, Integer>> i = es.iterator();
    while (i.hasNext()) {
      Map.Entry<String, Integer> e = i.next();
      if (e.getValue() == 20) i.remove();
    }
    System.out.println(es.size() + " " + m.size() + m.get("a") + m.containsKey("b") + es.isEmpty());
    es.clear();
    System.out.println(m.isEmpty());
  }
}
