import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What the code of a program means, as one of the two says. Methods are written `p.C$D.m(int,p.C[])`. */
final class Meaning {
  /** From the first character to behind the last one. */
  record Place(String file, int start, int end) implements Comparable<Place> {
    @Override
    public int compareTo(Place other) {
      int byFile = file.compareTo(other.file);
      return byFile != 0 ? byFile : start != other.start ? start - other.start : end - other.end;
    }

    boolean isWithin(Place outer) {
      return file.equals(outer.file) && outer.start <= start && end <= outer.end;
    }
  }

  /**
   * `type` is erased; null: nothing is said of it. `value` is that of a constant. `isOpen`: Warrant does not say whether
   * it is a constant; javac gave it the type that its place asks for, or will.
   */
  record Expression(String type, Object value, boolean isOpen) {}

  /** The method `method`, which the class inherits, overrides `above`. */
  record Inherited(String type, String method, String above) {}

  final Map<Place, String> calls = new TreeMap<>();
  /** Which need no counterpart: of constructors that nobody wrote. */
  final Set<Place> optionalCalls = new HashSet<>();
  final Map<Place, Expression> expressions = new TreeMap<>();
  /** Of the fields that are constants, by the places of their names. */
  final Map<Place, Object> constants = new TreeMap<>();
  /** By the places of the names of methods: which they override, directly or not. */
  final Map<Place, Set<String>> overrides = new TreeMap<>();
  final Set<Inherited> inherited = new HashSet<>();
  /** What the constructor calls that nobody wrote, by the name of the class. */
  final Map<String, String> defaults = new HashMap<>();
  final Set<Place> omitted = new HashSet<>();
}
