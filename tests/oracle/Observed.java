import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What a generated program tells while it runs: at which point it saw which values. */
public final class Observed {
  /** Of a reference: nothing else is told of it. */
  enum Reference {
    NULL,
    OBJECT
  }

  /** More than a contract can list. */
  static final int MOST = 6;

  private static Map<Integer, Set<List<Object>>> seen = new TreeMap<>();

  private Observed() {}

  /** What was told since the last time, by the numbers of the points. */
  static Map<Integer, Set<List<Object>>> take() {
    Map<Integer, Set<List<Object>>> all = seen;
    seen = new TreeMap<>();
    return all;
  }

  public static boolean at(int point, Object... values) {
    Object[] plain = Arrays.stream(values).map(Observed::plain).toArray();
    Set<List<Object>> known = seen.computeIfAbsent(point, number -> new LinkedHashSet<>());
    if (known.size() <= MOST) {
      known.add(List.of(plain));
    }
    return true;
  }

  private static Object plain(Object value) {
    if (value instanceof Character letter) {
      return (long) letter;
    }
    if (value instanceof Number number) {
      return value instanceof Double || value instanceof Float ? value : (Object) number.longValue();
    }
    if (value instanceof Class<?> type) {
      return type.getSimpleName();
    }
    return value instanceof Boolean || value instanceof String || value instanceof Reference
        ? value
        : value == null ? Reference.NULL : Reference.OBJECT;
  }

  /** For entries of methods: what is told of them only when they end. */
  public static Object[] list(Object... values) {
    return Arrays.stream(values).map(Observed::plain).toArray();
  }

  /** `outcome`: `returns`, or the name of the exception. */
  public static void end(int point, Object[] entry, String outcome, Object... values) {
    Object[] all = Arrays.copyOf(entry, entry.length + 1 + values.length);
    all[entry.length] = outcome;
    System.arraycopy(values, 0, all, entry.length + 1, values.length);
    at(point, all);
  }
}
