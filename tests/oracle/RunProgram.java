import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/**
 * A generated program before it is known what it does. It is printed in three ways: so that it tells what it sees; with
 * contracts, invariants and asserts that say so; and with one assert in each member that says something else.
 */
final class RunProgram {
  record Variable(String type, String name) {}

  /** `fields` are those that the method may touch, of `this`. */
  static final class Method {
    int point;
    String owner;
    String name;
    /** null: a constructor. */
    String result;
    boolean isStatic;
    boolean isOverride;
    String modifiers = "";
    final List<Variable> parameters = new ArrayList<>();
    List<Variable> fields = new ArrayList<>();
    /** What a constructor says for sure. */
    String always = "";
    /** The classes that its receiver may be of, with those directly below them. */
    Map<String, List<String>> receivers = new LinkedHashMap<>();

    boolean isConstructor() {
      return result == null;
    }

    String header(String called) {
      StringJoiner list = new StringJoiner(", ", called + "(", ")");
      parameters.forEach(parameter -> list.add(parameter.type() + " " + parameter.name()));
      return list.toString();
    }

    List<String> names() {
      List<String> names = new ArrayList<>();
      parameters.forEach(parameter -> names.add(parameter.name()));
      return names;
    }
  }

  /** An expression whose value is asserted. `member` is that of Warrant in which it stands. */
  record Probe(int point, String type, String expression, String member) {}

  /** One line, or what stands for some. */
  private record Line(String text, Probe probe, Method begin, Method end, Loop loop) {}

  /** `while (…)`, or `for (…; …; …)` with what is before and behind the condition. */
  private record Loop(int point, String before, String condition, String behind, List<Variable> variables) {}

  final List<Probe> probes = new ArrayList<>();
  private final List<Line> lines = new ArrayList<>();
  private int points = 0;

  int nextPoint() {
    return points++;
  }

  void add(String text) {
    lines.add(new Line(text, null, null, null, null));
  }

  void addProbe(String type, String expression, String member) {
    Probe probe = new Probe(nextPoint(), type, expression, member);
    probes.add(probe);
    lines.add(new Line(null, probe, null, null, null));
  }

  void begin(Method method) {
    lines.add(new Line(null, null, method, null, null));
  }

  void end(Method method) {
    lines.add(new Line(null, null, null, method, null));
  }

  /** The head of a while loop; its body and brace follow. */
  void addLoop(String condition, List<Variable> variables) {
    lines.add(new Line(null, null, null, null, new Loop(nextPoint(), "while (", condition, ")", variables)));
  }

  /** The same of a for loop, which declares its counter. */
  void addFor(String counter, String condition, List<Variable> variables) {
    Loop loop = new Loop(nextPoint(), "for (int " + counter + " = 0; ", condition, "; " + counter + "++)", variables);
    lines.add(new Line(null, null, null, null, loop));
  }

  // ---------------------------------------------------------------------------------------------------- observing

  String observing() {
    StringBuilder text = new StringBuilder();
    for (Line line : lines) {
      if (line.probe() != null) {
        text.append("Observed.at(" + line.probe().point() + ", " + line.probe().expression() + ");\n");
      } else if (line.loop() != null) {
        String names = names(line.loop().variables(), "");
        String head = "Observed.at(" + line.loop().point() + names + ") && " + line.loop().condition();
        text.append(line.loop().before() + head + line.loop().behind() + " {\n");
      } else if (line.begin() != null) {
        beginObserved(text, line.begin());
      } else if (line.end() != null) {
        endObserved(text, line.end());
      } else {
        text.append(line.text()).append('\n');
      }
    }
    return text.toString();
  }

  private static String names(List<Variable> variables, String before) {
    StringBuilder list = new StringBuilder();
    variables.forEach(variable -> list.append(", ").append(before).append(variable.name()));
    return list.toString();
  }

  private static String entryOf(Method method) {
    String receiver = method.isStatic || method.isConstructor() ? "null" : "getClass()";
    String fields = method.isConstructor() ? "" : names(method.fields, "this.");
    return "Observed.list(" + receiver + names(method.parameters, "") + fields + ")";
  }

  private static void beginObserved(StringBuilder text, Method method) {
    if (method.isConstructor()) {
      text.append(method.modifiers + method.header(method.name) + " {\n");
      return;
    }
    String fields = names(method.fields, "this.");
    boolean isVoid = method.result.equals("void");
    String call = method.name + "Body(" + String.join(", ", method.names()) + ")";
    text.append(method.modifiers + method.result + " " + method.header(method.name) + " {\n");
    text.append("Object[] entry = " + entryOf(method) + ";\n");
    text.append("try {\n" + (isVoid ? "" : method.result + " result = ") + call + ";\n");
    text.append("Observed.end(" + method.point + ", entry, \"returns\"" + (isVoid ? "" : ", result") + fields + ");\n");
    text.append((isVoid ? "" : "return result;\n") + "} catch (RuntimeException e) {\n");
    text.append("Observed.end(" + method.point + ", entry, e.getClass().getSimpleName()" + fields + ");\n");
    text.append("throw e;\n}\n}\n");
    text.append(method.modifiers + method.result + " " + method.header(method.name + "Body") + " {\n");
  }

  private static void endObserved(StringBuilder text, Method method) {
    if (method.isConstructor()) {
      String fields = names(method.fields, "this.");
      text.append("Observed.end(" + method.point + ", " + entryOf(method) + ", \"returns\"" + fields + ");\n");
    }
    text.append("}\n");
  }

  // ---------------------------------------------------------------------------------------------------- asserting

  /** `wrong`: the probes whose asserts say something else than what was seen. */
  String asserting(Map<Integer, Set<List<Object>>> seen, Set<Probe> wrong) {
    StringBuilder text = new StringBuilder();
    for (Line line : lines) {
      if (line.probe() != null) {
        text.append(assertion(line.probe(), seen.get(line.probe().point()), wrong.contains(line.probe()))).append('\n');
      } else if (line.loop() != null) {
        text.append(line.loop().before() + line.loop().condition() + line.loop().behind() + "\n");
        text.append("//@ invariant " + anyOf(line.loop().variables(), seen.get(line.loop().point())) + ";\n{\n");
      } else if (line.begin() != null) {
        beginVerified(text, line.begin(), seen.getOrDefault(line.begin().point, Set.of()));
      } else {
        text.append(line.end() != null ? "}" : line.text()).append('\n');
      }
    }
    return text.toString();
  }

  private static String assertion(Probe probe, Set<List<Object>> seen, boolean isWrong) {
    if (seen == null || seen.size() > Observed.MOST) {
      return "// " + probe.expression();
    }
    StringJoiner all = new StringJoiner(" || ", isWrong ? "assert !(" : "assert ", isWrong ? ");" : ";");
    seen.stream().map(values -> values.get(0)).sorted(Comparator.comparing(value -> value instanceof String))
        .forEach(value -> all.add(equal(probe.type(), probe.expression(), value))); // null comes first
    return all.toString();
  }

  private static String equal(String type, String expression, Object value) {
    if (value instanceof Observed.Reference reference) {
      return "(" + expression + (reference == Observed.Reference.NULL ? ") == null" : ") != null");
    }
    if (value instanceof String text) {
      return "(" + expression + ").equals(\"" + escaped(text) + "\")";
    }
    if (value instanceof Double || value instanceof Float) {
      double number = ((Number) value).doubleValue();
      return Double.isNaN(number)
          ? "!((" + expression + ") == (" + expression + "))"
          : "(" + expression + ") == " + literal(value, number);
    }
    return "(" + expression + ") == " + value + (type.equals("long") ? "L" : "");
  }

  private static String literal(Object value, double number) {
    String suffix = value instanceof Float ? "f" : "";
    return Double.isInfinite(number) ? (number < 0 ? "-1.0" : "1.0") + suffix + " / 0" : value + suffix;
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (char letter : text.toCharArray()) {
      escaped.append(letter < ' ' ? String.format("\\%03o", (int) letter) : Character.toString(letter));
    }
    return escaped.toString();
  }

  private static String anyOf(List<Variable> variables, Set<List<Object>> seen) {
    if (seen == null || seen.size() > Observed.MOST || variables.isEmpty()) {
      return "true";
    }
    StringJoiner any = new StringJoiner(" || ", "(", ")");
    seen.forEach(values -> any.add(all(variables, "", values, 0)));
    return any.toString();
  }

  private static String all(List<Variable> variables, String before, List<Object> values, int first) {
    StringJoiner all = new StringJoiner(" && ", "(", ")").setEmptyValue("true");
    for (int i = 0; i < variables.size(); i++) {
      Variable variable = variables.get(i);
      String name = before.isEmpty() ? variable.name() : before + variable.name() + ")";
      Object value = values.get(first + i);
      all.add((value instanceof String ? name + " != null && " : "") + equal(variable.type(), name, value));
    }
    return all.toString();
  }

  private static void beginVerified(StringBuilder text, Method method, Set<List<Object>> seen) {
    String result = method.isConstructor() ? "" : method.result + " ";
    if (!method.isOverride) {
      addContract(text, method, seen);
    }
    text.append(method.modifiers + result + method.header(method.name) + " {\n");
  }

  private static void addContract(StringBuilder text, Method method, Set<List<Object>> seen) {
    StringBuilder permissions = new StringBuilder();
    method.fields.stream().filter(field -> !field.name().startsWith("k"))
        .forEach(field -> permissions.append("acc(this." + field.name() + ") ** "));
    boolean isKnown = !seen.isEmpty() && seen.size() <= Observed.MOST;
    Set<String> entries = new LinkedHashSet<>();
    StringJoiner returns = new StringJoiner(" || ").setEmptyValue("false");
    Map<String, StringJoiner> exceptions = new LinkedHashMap<>();
    for (List<Object> values : seen) {
      int outcome = 1 + method.parameters.size() + (method.isConstructor() ? 0 : method.fields.size());
      entries.add(entry(method, values, false));
      String ended = values.get(outcome).toString();
      if (ended.equals("returns")) {
        returns.add("(" + entry(method, values, true) + " && " + exit(method, values, outcome + 1) + ")");
      } else {
        exceptions.computeIfAbsent(ended, name -> new StringJoiner(" || ")).add(
            "(" + entry(method, values, true) + " && " + all(method.fields, "(this.", values, outcome + 1) + ")");
      }
    }
    String before = method.isConstructor() ? "" : permissions.toString();
    text.append("//@ requires " + before + (isKnown ? "(" + String.join(" || ", entries) + ")" : "true") + ";\n");
    text.append("//@ ensures " + permissions + method.always + (isKnown ? "(" + returns + ")" : "true") + ";\n");
    // Every clause that covers an exception holds: those of classes above must not ask for the same again.
    boolean hasBelow = exceptions.containsKey("Ex2") && exceptions.containsKey("Ex1");
    exceptions.forEach((name, states) -> {
      String said = permissions + (isKnown ? "(" + states + ")" : "true");
      boolean isAbove = hasBelow && name.equals("Ex1");
      text.append("//@ signals (" + name + " e) " + (isAbove ? "!(e instanceof Ex2) ==> (" + said + ")" : said) + ";\n");
    });
  }

  private static String entry(Method method, List<Object> values, boolean isOld) {
    StringJoiner all = new StringJoiner(" && ", "(", ")");
    List<String> below = method.receivers.get(values.get(0).toString());
    if (method.receivers.size() > 1 && below != null) {
      all.add("this instanceof " + values.get(0));
      below.forEach(name -> all.add("!(this instanceof " + name + ")"));
    }
    all.add(all(method.parameters, "", values, 1));
    if (!method.isConstructor()) {
      all.add(all(method.fields, isOld ? "\\old(this." : "(this.", values, 1 + method.parameters.size()));
    }
    return all.toString();
  }

  private static String exit(Method method, List<Object> values, int first) {
    boolean hasResult = !method.isConstructor() && !method.result.equals("void");
    String fields = all(method.fields, "(this.", values, first + (hasResult ? 1 : 0));
    if (!hasResult) {
      return fields;
    }
    return all(List.of(new Variable(method.result, "\\result")), "", values, first) + " && " + fields;
  }
}
