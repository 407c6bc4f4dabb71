import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.StringJoiner;

/** Random statements and expressions that end, and throw nothing but what they say. */
final class Statements {
  static final List<String> EXCEPTIONS = List.of("Ex1", "Ex2", "Ex3", "IllegalStateException");
  private static final List<String> TYPES = List.of("int", "int", "int", "boolean", "long", "byte", "short", "char", "String", "double", "float");

  final List<RunProgram.Method> functions = new ArrayList<>();
  private final Random random;
  private final RunProgram program;
  private int next = 0;
  /** What is asserted calls nothing but what is pure. */
  private boolean isProbe = false;

  Statements(Random random, RunProgram program) {
    this.random = random;
    this.program = program;
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private <T> T oneOf(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  // ------------------------------------------------------------------------------------------------- statements

  void add(Scope scope, int count, int depth) {
    for (int i = 0; i < count; i++) {
      addOne(scope, depth);
      if (chance(30)) {
        probe(scope);
      }
    }
  }

  void probe(Scope scope) {
    String type = oneOf(TYPES);
    isProbe = true;
    program.addProbe(type, value(type, scope, chance(60) ? 0 : 1), scope.member);
    isProbe = false;
  }

  private void addOne(Scope scope, int depth) {
    switch (depth <= 0 ? random.nextInt(5) : random.nextInt(11)) {
      case 0, 1 -> {
        String type = oneOf(TYPES);
        String name = "v" + next++;
        boolean isFinal = chance(20);
        program.add((isFinal ? "final " : "") + type + " " + name + " = " + value(type, scope, 2) + ";");
        scope.add(type, name, !isFinal);
      }
      case 2, 3 -> addAssignment(scope);
      case 4 -> {
        if (functions.isEmpty() || scope.method.owner == "S") {
          addAssignment(scope);
        } else {
          addCall(oneOf(functions), "S.", scope);
        }
      }
      case 5, 6 -> {
        program.add("if (" + value("boolean", scope, 2) + ") {");
        add(new Scope(scope, false), 2, depth - 1);
        if (chance(60)) {
          program.add("} else {");
          add(new Scope(scope, false), 2, depth - 1);
        }
        program.add("}");
      }
      case 7 -> addLoop(scope, depth);
      case 8 -> addSwitch(scope, depth);
      default -> addTry(scope, depth);
    }
  }

  private void addAssignment(Scope scope) {
    if (scope.assignable().isEmpty()) {
      return;
    }
    RunProgram.Variable target = oneOf(scope.assignable());
    if (target.type().equals("int") && chance(30)) {
      program.add(oneOf(List.of(target.name() + "++;", "--" + target.name() + ";", target.name() + " += " + value("int", scope, 1) + ";")));
    } else if (!target.type().equals("B")) {
      program.add(target.name() + " = " + value(target.type(), scope, 2) + ";");
    }
  }

  private void addLoop(Scope scope, int depth) {
    String counter = "i" + next++;
    String condition = counter + " < " + (2 + random.nextInt(2));
    int form = random.nextInt(4); // `for`, `do`, or `while`
    if (form != 0) {
      program.add("int " + counter + " = 0;");
    }
    Scope head = new Scope(scope, true);
    head.add("int", counter, false);
    String label = chance(30) ? "l" + next++ : null;
    if (label != null) {
      program.add(label + ":");
    }
    if (form == 0) {
      program.addFor(counter, condition, head.locals());
    } else if (form == 1) {
      program.add("do {");
    } else {
      program.addLoop(condition, head.locals());
    }
    if (form != 0) {
      program.add(counter + "++;");
    }
    Scope body = new Scope(head, true);
    add(body, 2, depth - 1);
    if (chance(40)) {
      String jump = oneOf(List.of("break", "continue")) + (label == null ? "" : " " + label);
      program.add("if (" + value("boolean", body, 1) + ") " + jump + ";");
      addOne(body, depth - 1);
    }
    program.add(form == 1 ? "} while (" + condition + ");" : "}");
    if (form != 0) {
      scope.add("int", counter, false);
    }
  }

  private void addSwitch(Scope scope, int depth) {
    boolean isArrow = chance(50);
    String separator = isArrow ? " -> {" : ":";
    String type = chance(75) ? "int" : "String";
    program.add("switch (" + (type.equals("int") ? "(" + value("int", scope, 1) + ") % 3" : value("String", scope, 0)) + ") {");
    List<String> labels = type.equals("int") ? List.of("0", "1", "2") : List.of("\"a\"", "\"s1\"", "\"b\"");
    for (String label : labels) {
      program.add("case " + label + separator);
      add(new Scope(scope, false), 1, depth - 1 > 0 ? 1 : 0);
      program.add(isArrow ? "}" : chance(60) ? "break;" : "");
    }
    if (chance(60)) {
      program.add("default" + separator);
      addAssignment(scope);
      program.add(isArrow ? "}" : "");
    }
    program.add("}");
  }

  private void addTry(Scope scope, int depth) {
    program.add("try {");
    Scope within = new Scope(scope, false);
    add(within, 1, depth - 1);
    String thrown = oneOf(EXCEPTIONS);
    program.add("if (" + value("boolean", within, 1) + ") throw new " + thrown + "();");
    add(within, 1, depth - 1);
    String caught = thrown.equals("Ex2") && chance(40) ? "Ex1" : thrown;
    program.add("} catch (" + (chance(30) && !caught.equals("Ex3") ? caught + " | Ex3" : caught) + " e" + next++ + ") {");
    add(new Scope(scope, false), 1, depth - 1);
    if (chance(50)) {
      program.add("} finally {");
      add(new Scope(scope, false), 1, depth - 1);
      if (scope.isInLoop && chance(30)) {
        program.add("if (" + value("boolean", scope, 1) + ") " + oneOf(List.of("break;", "continue;")));
      }
    }
    program.add("}");
  }

  /** Its result is a variable from here on; what it may throw is caught. */
  void addCall(RunProgram.Method method, String receiver, Scope scope) {
    String call = receiver + method.name + arguments(method, scope);
    if (method.result.equals("void")) {
      program.add("try { " + call + "; } catch (RuntimeException e" + next++ + ") { }");
      return;
    }
    String name = "v" + next++;
    program.add(method.result + " " + name + " = " + simple(method.result) + ";");
    program.add("try { " + name + " = " + call + "; } catch (RuntimeException e" + next++ + ") { }");
    scope.add(method.result, name, true);
    program.addProbe(method.result, name, scope.member);
  }

  String arguments(RunProgram.Method method, Scope scope) {
    StringJoiner list = new StringJoiner(", ", "(", ")");
    method.parameters.forEach(parameter -> list.add(argument(parameter.type(), scope)));
    return list.toString();
  }

  private String argument(String type, Scope scope) {
    return switch (type) {
      case "B" -> chance(30) ? "(B) null" : "new B()";
      case "int" -> chance(60) ? Integer.toString(random.nextInt(4)) : "(" + value("int", scope, 0) + ") & 3";
      default -> value(type, scope, 0);
    };
  }

  // ------------------------------------------------------------------------------------------------ expressions

  private String simple(String type) {
    return switch (type) {
      case "boolean" -> oneOf(List.of("true", "false"));
      case "long" -> random.nextInt(5) + "L";
      case "byte", "short" -> "(" + type + ") " + random.nextInt(100);
      case "char" -> oneOf(List.of("'a'", "'b'", "'z'"));
      case "String" -> oneOf(List.of("\"a\"", "\"b\"", "\"\"", "\"s1\""));
      case "double" -> oneOf(List.of("0.5", "-2.5", "16777217.0", "0.1", "-0.0", "3.0"));
      case "float" -> oneOf(List.of("0.5f", "-2.5f", "16777216f", "0.1f", "3f"));
      default -> Integer.toString(random.nextInt(6));
    };
  }

  String value(String type, Scope scope, int depth) {
    List<RunProgram.Variable> known = scope.named(type);
    boolean mayBeNull = type.equals("String");
    if (!known.isEmpty() && !mayBeNull && chance(depth > 0 ? 30 : 75)) {
      return oneOf(known).name();
    }
    if (depth <= 0) {
      return simple(type);
    }
    if (chance(15)) {
      return "(" + value("boolean", scope, depth - 1) + " ? " + value(type, scope, depth - 1) + " : " + value(type, scope, depth - 1) + ")";
    }
    return switch (type) {
      case "boolean" -> truth(scope, depth);
      case "String" -> text(scope, depth);
      case "double", "float" -> floating(type, scope, depth);
      case "int" -> number(scope, depth);
      case "long" -> "(" + value("int", scope, depth - 1) + " + " + value("long", scope, depth - 1) + ") % 1000";
      default -> "(" + type + ") (" + value("int", scope, depth - 1) + " & 31)";
    };
  }

  private static final List<String> NUMBERS = List.of("int", "long", "byte", "char", "float", "double");

  private String text(Scope scope, int depth) {
    String known = value(oneOf(List.of("int", "char", "boolean", "long", "short")), scope, depth - 1);
    return isProbe || chance(70) ? "(" + known + " + \"x\")" : "String.valueOf(" + known + ")";
  }

  /** With values of several types, which are converted by the rules of what stands around them. */
  private String floating(String type, Scope scope, int depth) {
    String narrow = type.equals("float") ? "(float) " : "";
    String left = value(oneOf(NUMBERS), scope, depth - 1);
    String right = value(oneOf(NUMBERS), scope, depth - 1);
    return switch (random.nextInt(6)) {
      case 0 -> narrow + "(" + left + " + " + right + ")";
      case 1 -> narrow + "(" + value("boolean", scope, depth - 1) + " ? " + left + " : " + right + ")";
      case 2 -> narrow + "((switch ((" + value("int", scope, depth - 1) + ") % 2) { case 0 -> " + left + "; default -> " + right + "; }) + 0)";
      case 3 -> "(" + type + ") (" + left + ")";
      case 4 -> narrow + "Math." + oneOf(List.of("max", "min")) + "(" + left + ", " + right + ")";
      default -> "(" + value("int", scope, depth - 1) + " * " + simple("float") + ")";
    };
  }

  private String truth(Scope scope, int depth) {
    return switch (random.nextInt(6)) {
      case 3 -> "(" + value("double", scope, depth - 1) + oneOf(List.of(" < ", " == ", " >= ")) + value(oneOf(NUMBERS), scope, depth - 1) + ")";
      case 0 -> "!(" + value("boolean", scope, depth - 1) + ")";
      case 1 -> "(" + value("boolean", scope, depth - 1) + oneOf(List.of(" && ", " || ", " ^ ", " & ")) + value("boolean", scope, depth - 1) + ")";
      case 2 -> "(" + value("char", scope, depth - 1) + " <= " + value("int", scope, depth - 1) + ")";
      default ->
          "(" + value("int", scope, depth - 1) + oneOf(List.of(" < ", " == ", " >= ", " != ")) + value("int", scope, depth - 1) + ")";
    };
  }

  private String number(Scope scope, int depth) {
    String left = value(oneOf(List.of("int", "int", "byte", "char", "short")), scope, depth - 1);
    String right = value(oneOf(List.of("int", "int", "byte", "char")), scope, depth - 1);
    return switch (random.nextInt(12)) {
      case 8 -> "Math." + oneOf(List.of("max", "min")) + "(" + left + ", " + right + ")";
      case 9 -> "Math.abs((" + left + ") % 100)";
      case 10 -> "(int) (" + value(oneOf(List.of("float", "double")), scope, depth - 1) + ")";
      case 0, 1 -> "(" + left + " + " + right + ") % 100";
      case 2 -> "(" + left + " - " + right + ") % 100";
      case 3 -> "(" + left + " % 10) * (" + right + " % 7)";
      case 4 -> "(" + left + " / " + (1 + random.nextInt(5)) + ")";
      case 5 -> "(" + left + " >> 1)";
      case 6 -> "(" + left + " & 7)";
      case 7 -> "(switch ((" + left + ") % 3) { case 0 -> (int) (" + right + "); case 1 -> 'c'; default -> " + simple("int") + "; })";
      default -> "-(" + left + " % 50)";
    };
  }
}
