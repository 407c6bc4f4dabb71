import java.util.List;

// Type arguments before the name make no difference.
class SharedByTypeArguments {
  static void changed() {
    List<String> a = List.<String>of();
    List<String> b = List.<String>of();
    if (a == b) {
      a.add("x"); //~ precondition:false
    }
  }

  static boolean asked() {
    List<String> a = List.<String>of("a");
    return a.contains(null); //~ precondition:false
  }

  static boolean ok() {
    List<String> a = List.<String>of("a");
    return a.contains("a");
  }
}
