import java.util.*;
import java.util.Objects;

// The messages of exceptions that Java's own code makes.
class Refusals {
  static String nothing = null;

  static void refuse(int which) {
    switch (which) {
      case 0: Objects.requireNonNull(nothing); break;
      case 1: Objects.requireNonNull(nothing, "a message"); break;
      case 2: Objects.requireNonNull(nothing, nothing); break;
      case 3: Objects.requireNonNullElse(nothing, nothing); break;
      case 4: Optional.of(nothing); break;
      case 5: List.of(nothing); break;
      case 6: new Exception("x").addSuppressed(null); break;
      case 7: new ArrayDeque<String>().push(nothing); break;
      case 8: new ArrayList<Integer>(which - 9); break;
      case 9: new ArrayList<Integer>().add(3, 1); break;
      case 10: new LinkedList<Integer>().get(3); break;
      case 11: new LinkedList<Integer>().add(4, 1); break;
      case 12: new ArrayList<Integer>().get(3); break;
      case 13: List.of(1).contains(null); break;
      case 14: Map.of(1, 2, 1, 3); break;
      case 15: Set.of("a", "a"); break;
      case 16: new HashMap<Integer, Integer>(-2); break;
      default: new ArrayDeque<String>(-1).pop(); break;
    }
  }

  public static void main(String[] args) {
    for (int which = 0; which <= 17; which++) {
      try {
        refuse(which);
      } catch (RuntimeException e) {
        System.out.println(which + " " + e);
      }
    }
  }
}
