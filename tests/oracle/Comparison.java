import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/** Compares the two sides, place by place, and counts what was compared. */
final class Comparison {
  private int calls = 0;
  private int expressions = 0;
  private int onlyJavac = 0;
  private int onlyWarrant = 0;
  private int open = 0;
  private int constants = 0;
  private int methods = 0;
  private int overrides = 0;
  private List<String> differences = new ArrayList<>();
  private final Map<String, String> texts = new HashMap<>();

  String counts() {
    return calls + " calls, " + expressions + " types of expressions (" + onlyJavac + " more only of javac, "
        + onlyWarrant + " only of Warrant, " + open + " left open), " + constants + " constants, " + methods
        + " methods with " + overrides + " overridden ones";
  }

  /** The differences, a line each. */
  List<String> compare(WarrantSide warrant, Meaning javac) throws IOException {
    differences = new ArrayList<>(warrant.contradictions);
    texts.clear();
    compareCalls(warrant.meaning, javac);
    compareExpressions(warrant.meaning, javac);
    compareConstants(warrant.meaning, javac);
    compareOverrides(warrant.meaning, javac);
    compareInherited(warrant, javac);
    return differences;
  }

  private void differ(Meaning.Place place, String what, Object warrant, Object javac) throws IOException {
    String text = texts.get(place.file());
    if (text == null) {
      text = Files.readString(Path.of(place.file()));
      texts.put(place.file(), text);
    }
    long line = 1 + text.substring(0, place.start()).chars().filter(letter -> letter == '\n').count();
    int column = place.start() - text.lastIndexOf('\n', place.start() - 1);
    String shown = text.substring(place.start(), place.end()).replaceAll("\\s+", " ");
    differences.add(
        Path.of(place.file()).getFileName() + ":" + line + ":" + column + ": " + what + " of `" + shown
            + "`: Warrant: " + warrant + ", javac: " + javac);
  }

  private static boolean isOmitted(Meaning warrant, Meaning.Place place) {
    return warrant.omitted.stream().anyMatch(place::isWithin);
  }

  // --------------------------------------------------------------------------------------------------------- calls

  private void compareCalls(Meaning warrant, Meaning javac) throws IOException {
    for (Map.Entry<Meaning.Place, String> call : warrant.calls.entrySet()) {
      String meant = javac.calls.get(call.getKey());
      calls++;
      boolean isThat = call.getValue().equals(meant) || standsFor(call.getValue(), meant) || isInherited(call.getValue(), meant);
      if (!isThat) {
        differ(call.getKey(), "call", call.getValue(), meant == null ? "no call" : meant);
      }
    }
    for (Map.Entry<Meaning.Place, String> call : javac.calls.entrySet()) {
      Meaning.Place place = call.getKey();
      if (!warrant.calls.containsKey(place) && !javac.optionalCalls.contains(place) && !isOmitted(warrant, place)) {
        differ(place, "call", "no call", call.getValue());
      }
    }
    for (Map.Entry<String, String> implicit : warrant.defaults.entrySet()) {
      String meant = javac.defaults.get(implicit.getKey());
      calls++;
      if (!implicit.getValue().equals(meant)) {
        differences.add(
            "the constructor of " + implicit.getKey() + " calls: Warrant: " + implicit.getValue() + ", javac: " + meant);
      }
    }
  }

  /** Whether it is a method that the JDK does not have: the library may split one of the JDK's up. */
  private static boolean standsFor(String seen, String meant) {
    if (meant == null || !seen.startsWith("java.") || !nameOf(seen).equals(nameOf(meant))) {
      return false;
    }
    String name = nameOf(seen);
    try {
      for (Method method : Class.forName(name.substring(0, name.lastIndexOf('.'))).getDeclaredMethods()) {
        StringJoiner parameters = new StringJoiner(",", name + "(", ")");
        for (Class<?> parameter : method.getParameterTypes()) {
          parameters.add(parameter.isArray() ? parameter.getComponentType().getName() + "[]" : parameter.getName());
        }
        if (name.endsWith("." + method.getName()) && parameters.toString().equals(seen)) {
          return false;
        }
      }
    } catch (ClassNotFoundException notThere) {
      return false;
    }
    return true;
  }

  /** Whether the JDK's class has the method from one above it, which the library may leave out. */
  private static boolean isInherited(String seen, String meant) {
    if (meant == null || !seen.startsWith("java.") || !meant.startsWith("java.")) {
      return false;
    }
    int seenClass = nameOf(seen).lastIndexOf('.');
    int meantClass = nameOf(meant).lastIndexOf('.');
    if (!seen.substring(seenClass).equals(meant.substring(meantClass))) {
      return false;
    }
    try {
      Class<?> declaring = Class.forName(meant.substring(0, meantClass));
      return !declaring.isInterface() && declaring.isAssignableFrom(Class.forName(seen.substring(0, seenClass)));
    } catch (ClassNotFoundException notThere) {
      return false;
    }
  }

  /** Without its parameters. */
  private static String nameOf(String method) {
    return method.substring(0, method.indexOf('('));
  }

  // --------------------------------------------------------------------------------------------------- expressions

  private void compareExpressions(Meaning warrant, Meaning javac) throws IOException {
    onlyWarrant += warrant.expressions.keySet().stream().filter(place -> !javac.expressions.containsKey(place)).count();
    for (Map.Entry<Meaning.Place, Meaning.Expression> entry : javac.expressions.entrySet()) {
      Meaning.Expression seen = warrant.expressions.get(entry.getKey());
      Meaning.Expression meant = entry.getValue();
      if (seen == null) {
        onlyJavac += isOmitted(warrant, entry.getKey()) ? 0 : 1;
        continue;
      }
      if (seen.type() != null && meant.isOpen() && !seen.type().equals(meant.type())) {
        open++;
      } else if (seen.type() != null) {
        expressions++;
        if (!seen.type().equals(meant.type())) {
          differ(entry.getKey(), "type", seen.type(), meant.type());
        }
      }
      boolean hasConstantType = !meant.type().equals("float") && !meant.type().equals("double");
      compareValues(entry.getKey(), hasConstantType ? seen : null, meant.value());
    }
  }

  private void compareValues(Meaning.Place place, Meaning.Expression seen, Object meant) throws IOException {
    if (seen == null || (seen.value() == null && meant == null)) {
      return;
    }
    constants++;
    boolean isLeftOpen = seen.value() == null && seen.isOpen();
    boolean isUnprintable = seen.value() instanceof String text && text.indexOf('\uFFFD') >= 0; // half a character
    if (!isLeftOpen && !isUnprintable && (seen.value() == null || !seen.value().equals(meant))) {
      differ(place, "value", seen.value() == null ? "no constant" : seen.value(), meant == null ? "no constant" : meant);
    }
  }

  private void compareConstants(Meaning warrant, Meaning javac) throws IOException {
    Set<Meaning.Place> places = new HashSet<>(warrant.constants.keySet());
    places.addAll(javac.constants.keySet());
    for (Meaning.Place place : places) {
      Object seen = warrant.constants.get(place);
      if (seen == null && isOmitted(warrant, place)) {
        continue;
      }
      constants++;
      if (seen == null || (!seen.equals("maybe") && !seen.equals(javac.constants.get(place)))) {
        differ(place, "constant", seen, javac.constants.get(place));
      }
    }
  }

  // ---------------------------------------------------------------------------------------------------- overriding

  private void compareOverrides(Meaning warrant, Meaning javac) throws IOException {
    for (Map.Entry<Meaning.Place, Set<String>> entry : javac.overrides.entrySet()) {
      Set<String> seen = warrant.overrides.get(entry.getKey());
      if (isOmitted(warrant, entry.getKey()) && (seen == null || seen.isEmpty())) {
        continue;
      }
      if (seen == null) {
        differ(entry.getKey(), "method", "none", "there is one");
        continue;
      }
      methods++;
      compareSets(entry.getKey(), seen, entry.getValue());
    }
  }

  private void compareSets(Meaning.Place place, Set<String> seen, Set<String> meant) throws IOException {
    overrides += meant.size();
    Set<String> missing = new HashSet<>(meant);
    missing.removeAll(seen);
    missing.removeIf(method -> method.startsWith("java."));
    Set<String> additional = new HashSet<>(seen);
    additional.removeAll(meant);
    if (!missing.isEmpty() || !additional.isEmpty()) {
      differ(place, "overridden", "more: " + additional, "more: " + missing);
    }
  }

  private void compareInherited(WarrantSide warrant, Meaning javac) {
    Set<Meaning.Inherited> seen = new HashSet<>();
    for (Meaning.Inherited one : warrant.meaning.inherited) {
      for (String above : warrant.withOverridden(one.above())) {
        seen.add(new Meaning.Inherited(one.type(), one.method(), above));
      }
    }
    for (Meaning.Inherited one : javac.inherited) {
      overrides++;
      boolean isOurs = !one.above().startsWith("java.") && !one.method().startsWith("java.");
      if (isOurs && seen.stream().noneMatch(other -> other.method().equals(one.method()) && other.above().equals(one.above()))) {
        differences.add("inherited: Warrant: none, javac: " + one);
      }
    }
    for (Meaning.Inherited one : seen) {
      boolean isOfItsClass = warrant.withOverridden(one.method()).contains(one.above());
      if (!javac.inherited.contains(one) && !isOfItsClass && !one.method().startsWith("java.")) {
        differences.add("inherited: Warrant: " + one + ", javac: none");
      }
    }
  }
}
