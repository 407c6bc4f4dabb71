import static java.util.Collections.*;
import static java.util.List.of;

import java.util.List;

// Nor does it that a static import names the class.
class SharedByStaticImport {
  static void listed() {
    List<String> a = of();
    List<String> b = of();
    if (a == b) {
      a.add("x"); //~ precondition:false
    }
  }

  static void empty() {
    List<String> a = emptyList();
    List<String> b = emptyList();
    if (a == b) {
      a.add("x"); //~ precondition:false
    }
  }

  static int ok() {
    List<String> a = of("a");
    return a.size();
  }
}
