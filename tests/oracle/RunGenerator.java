import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random programs that run and end. Which values they see is for Observed to tell. */
final class RunGenerator {
  private final Random random;
  private final RunProgram program = new RunProgram();
  private final Statements statements;
  private final List<RunProgram.Method> functions = new ArrayList<>();
  private final List<RunProgram.Method> constructors = new ArrayList<>();
  private final List<RunProgram.Method> virtual = new ArrayList<>();

  RunGenerator(long seed) {
    random = new Random(seed);
    statements = new Statements(random, program);
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private <T> T oneOf(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  RunProgram program() {
    program.add("class B { }");
    program.add("class Ex1 extends RuntimeException { }");
    program.add("class Ex2 extends Ex1 { }");
    program.add("class Ex3 extends RuntimeException { }");
    boolean hasGraph = chance(35);
    int graph = hasGraph ? new StaticGraph(random, program).addClasses() : 0;
    if (!hasGraph || chance(30)) {
      addFunctions();
      addClasses();
    }
    program.add("class Main {");
    RunProgram.Method main = new RunProgram.Method();
    program.add("public static void main(String[] args) {");
    Scope scope = new Scope("Main.main(String[])", main);
    for (int i = 0; i < graph; i++) {
      new StaticGraph(random, program).addUse(graph, scope.member);
    }
    if (!functions.isEmpty()) {
      addMain(scope);
    }
    program.add("}");
    program.add("}");
    return program;
  }

  // -------------------------------------------------------------------------------------------------- functions

  private void addFunctions() {
    program.add("class S {");
    for (int i = 0; i < 3; i++) {
      RunProgram.Method method = new RunProgram.Method();
      method.point = program.nextPoint();
      method.owner = "S";
      method.name = "s" + i;
      method.result = oneOf(List.of("int", "int", "boolean", "long", "String", "char"));
      method.isStatic = true;
      method.modifiers = "static ";
      for (int j = 1 + random.nextInt(2); j > 0; j--) {
        method.parameters.add(new RunProgram.Variable(oneOf(List.of("int", "int", "boolean", "byte", "long")), "p" + j));
      }
      addBody(method, new Scope("S." + method.name, method));
      functions.add(method);
      statements.functions.add(method);
    }
    program.add("}");
  }

  private void addBody(RunProgram.Method method, Scope scope) {
    program.begin(method);
    statements.add(scope, 3 + random.nextInt(4), 2);
    if (chance(25)) {
      program.add("if (" + statements.value("boolean", scope, 1) + ") throw new " + oneOf(Statements.EXCEPTIONS) + "();");
    }
    if (!method.result.equals("void")) {
      program.add("return " + statements.value(method.result, scope, 2) + ";");
    }
    program.end(method);
  }

  // ---------------------------------------------------------------------------------------------------- classes

  private static final List<RunProgram.Variable> FIELDS =
      List.of(
          new RunProgram.Variable("int", "x"), new RunProgram.Variable("boolean", "y"),
          new RunProgram.Variable("int", "ki"), new RunProgram.Variable("B", "kb"),
          new RunProgram.Variable("String", "ks"));

  private void addClasses() {
    List<String> below = new ArrayList<>();
    int count = 1 + random.nextInt(3);
    for (int i = 1; i <= count; i++) {
      below.add("Q" + i);
    }
    addRoot(below);
    for (String name : below) {
      addSubclass(name);
    }
  }

  private void addRoot(List<String> below) {
    program.add("class P {");
    for (RunProgram.Variable field : FIELDS) {
      boolean isFinal = field.name().startsWith("k");
      boolean isInitialised = !isFinal && chance(30);
      String value = field.type().equals("int") ? "7" : "true";
      program.add((isFinal ? "final " : "") + field.type() + " " + field.name() + (isInitialised ? " = " + value : "") + ";");
    }
    RunProgram.Method full = constructor("P", List.of("int", "B", "String"), false);
    full.always = "this.kb == p1 && this.ks == p2 && this.ki == p0 && ";
    Scope scope = new Scope("P.P(int, B, String)", full);
    program.begin(full);
    program.add("this.ki = p0;\nthis.kb = p1;\nthis.ks = p2;");
    addProbes(scope);
    program.add("this.x = " + statements.value("int", scope, 2) + ";");
    program.add("this.y = " + statements.value("boolean", scope, 1) + ";");
    program.end(full);
    constructors.add(full);
    for (int i = 0; i < 2; i++) {
      addDelegating("P", "this", full, i);
    }
    for (int i = 0; i < 2; i++) {
      RunProgram.Method method = new RunProgram.Method();
      method.point = program.nextPoint();
      method.owner = "P";
      method.name = "m" + i;
      method.result = oneOf(List.of("int", "boolean", "void", "String"));
      method.fields = FIELDS;
      method.parameters.add(new RunProgram.Variable("int", "p0"));
      method.receivers.put("P", below);
      below.forEach(name -> method.receivers.put(name, List.of()));
      addMethodBody(method, "P");
      virtual.add(method);
    }
    program.add("}");
  }

  private void addMethodBody(RunProgram.Method method, String owner) {
    Scope scope = new Scope(owner + "." + method.name, method);
    FIELDS.forEach(field -> scope.add(field.type(), "this." + field.name(), !field.name().startsWith("k")));
    addBody(method, scope);
  }

  private RunProgram.Method constructor(String owner, List<String> parameters, boolean isDelegating) {
    RunProgram.Method method = new RunProgram.Method();
    method.point = program.nextPoint();
    method.owner = owner;
    method.name = owner;
    method.fields = FIELDS;
    for (int i = 0; i < parameters.size(); i++) {
      method.parameters.add(new RunProgram.Variable(parameters.get(i), "p" + i));
    }
    return method;
  }

  /** Calls another one with arguments that are made for it. */
  private void addDelegating(String owner, String word, RunProgram.Method called, int number) {
    List<List<String>> shapes =
        List.of(List.of("int"), List.of("boolean"), List.of("int", "boolean"), List.of("B"), List.of("B", "boolean"), List.of("boolean", "int"));
    RunProgram.Method method = constructor(owner, shapes.get((number * 3 + random.nextInt(3)) % shapes.size()), true);
    StringBuilder types = new StringBuilder();
    method.parameters.forEach(parameter -> types.append(types.length() == 0 ? "" : ", ").append(parameter.type()));
    Scope scope = new Scope(owner + "." + owner + "(" + types + ")", method);
    program.begin(method);
    String second = reference(scope, "B", "new B()");
    String third = reference(scope, "String", oneOf(List.of("\"s\"", "\"a\" + " + statements.value("int", scope, 0), "\"\"")));
    program.add(word + "(" + statements.value("int", scope, 1) + ", " + second + ", " + third + ");");
    addProbes(scope);
    program.add("this.x = this.x + 1;");
    program.end(method);
    constructors.add(method);
  }

  /** An object that is made here, or one at hand, or none. */
  private String reference(Scope scope, String type, String created) {
    String known = scope.named(type).isEmpty() ? "null" : oneOf(scope.named(type)).name();
    String condition = statements.value("boolean", scope, 1);
    switch (random.nextInt(6)) {
      case 0:
        return created;
      case 1:
        return known;
      case 2:
        return "(" + condition + " ? " + created + " : " + known + ")";
      case 3:
        return "(" + condition + " ? null : " + created + ")";
      case 4:
        boolean isAssignable = scope.assignable().stream().anyMatch(variable -> variable.name().equals(known));
        return isAssignable ? "(" + known + " = " + created + ")" : created;
      default:
        return "null";
    }
  }

  private void addProbes(Scope scope) {
    for (RunProgram.Variable variable : scope.method.parameters) {
      program.addProbe(variable.type(), variable.name(), scope.member);
    }
    for (RunProgram.Variable field : FIELDS) {
      if (field.name().startsWith("k")) {
        program.addProbe(field.type(), field.type().equals("String") ? "this.ks == null" : "this." + field.name(), scope.member);
      }
    }
  }

  private void addSubclass(String name) {
    program.add("class " + name + " extends P {");
    RunProgram.Method full = constructors.get(0);
    int first = constructors.size();
    for (int i = 0; i < 2; i++) {
      addDelegating(name, "super", full, i);
    }
    if (constructors.get(first).header("").equals(constructors.get(first + 1).header(""))) {
      constructors.remove(first + 1);
    }
    for (RunProgram.Method above : virtual) {
      if (chance(60)) {
        RunProgram.Method method = new RunProgram.Method();
        method.point = above.point;
        method.owner = name;
        method.name = above.name;
        method.result = above.result;
        method.isOverride = true;
        method.fields = FIELDS;
        method.parameters.addAll(above.parameters);
        addMethodBody(method, name);
      }
    }
    program.add("}");
  }

  // ------------------------------------------------------------------------------------------------------- main

  private void addMain(Scope scope) {
    statements.add(scope, 2, 1);
    for (int i = 0; i < 6; i++) {
      String name = "o" + i;
      RunProgram.Method constructor = oneOf(constructors);
      program.add((chance(50) ? "P" : constructor.owner) + " " + name + " = new " + constructor.owner + statements.arguments(constructor, scope) + ";");
      program.addProbe("int", name + ".x", scope.member);
      program.addProbe("B", name + ".kb", scope.member);
      program.addProbe("boolean", name + ".ks == null", scope.member);
      if (chance(80)) {
        RunProgram.Method method = oneOf(virtual);
        statements.addCall(method, name + ".", scope);
        program.addProbe("int", name + ".x", scope.member);
        program.addProbe("boolean", name + ".y", scope.member);
      }
      statements.addCall(oneOf(functions), "S.", scope);
    }
  }
}
