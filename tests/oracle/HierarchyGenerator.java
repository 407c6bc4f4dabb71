import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Random classes over several packages, generic ones and nested ones among them, whose methods override and overload one
 * another. Much of it is wrong: what javac refuses is taken out again (see Part).
 */
final class HierarchyGenerator {
  private static final List<String> ACCESS = List.of("", "", "private ", "protected ", "public ", "public ", "public ", "public ");
  private static final List<String> NAMES = List.of("f", "f", "g", "g", "h", "k");

  private final Random random;
  /** By their paths. */
  private final Map<String, Part> files = new LinkedHashMap<>();
  private final List<ClassPart> classes = new ArrayList<>();
  private final List<String> packages = new ArrayList<>();
  private final ValueGenerator values;
  private int next = 0;

  HierarchyGenerator(long seed) {
    random = new Random(seed);
    values = new ValueGenerator(random, classes);
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      packages.add("p" + i);
    }
    addHelpers();
    for (int i = 4 + random.nextInt(6); i > 0; i--) {
      ClassPart declared = declare(null);
      Part file = new Part(Part.Kind.FILE, "package " + ValueGenerator.packageOf(declared) + ";");
      files.put(declared.qualifiedName.replace('.', '/') + ".java", file);
      addImports(file);
      file.parts.add(declared);
    }
    for (ClassPart declared : List.copyOf(classes)) {
      addMembers(declared);
    }
    for (ClassPart declared : List.copyOf(classes)) {
      addBodies(declared);
    }
  }

  /** The files by their paths, which may be mended. */
  Map<String, Part> files() {
    return files;
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private <T> T oneOf(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** Generic methods whose results depend on what surrounds the call, and what keeps values unknown. */
  private void addHelpers() {
    Part file = new Part(Part.Kind.FILE, "package p0;");
    Part helpers = new Part(Part.Kind.CLASS, "public final class U {");
    file.parts.add(helpers);
    for (String line :
        List.of(
            "  public static <T> T id(T t) { return t; }",
            "  public static <T> T pick(T a, T b) { return a; }",
            "  public static <T> T nul() { return null; }",
            "  public static <A, B> A left(A a, B b) { return a; }",
            "  public static <T> T[] same(T[] a) { return a; }",
            "  public static boolean t() { return true; }",
            "  public static int i() { return 1; }",
            "  public static class E1 extends RuntimeException { }",
            "  public static class E2 extends RuntimeException { }")) {
      helpers.parts.add(Part.statement(line));
    }
    files.put("p0/U.java", file);
  }

  private void addImports(Part file) {
    for (ClassPart known : classes) {
      if (chance(15)) {
        file.parts.add(Part.statement("import " + known.qualifiedName + ";"));
      } else if (chance(10)) {
        file.parts.add(Part.statement("import static " + known.qualifiedName + "." + oneOf(NAMES) + ";"));
      }
    }
    if (chance(30)) {
      file.parts.add(Part.statement("import " + oneOf(packages) + ".*;"));
    }
  }

  // ---------------------------------------------------------------------------------------------------- classes

  private ClassPart declare(ClassPart outer) {
    ClassPart declared = new ClassPart();
    declared.outer = outer;
    boolean isInterface = chance(25);
    boolean isEnum = !isInterface && chance(6);
    declared.word = isInterface ? "interface" : isEnum ? "enum" : "class";
    declared.simpleName = (isInterface ? "I" : isEnum ? "E" : "C") + next++;
    declared.qualifiedName = (outer == null ? oneOf(packages) : outer.qualifiedName) + "." + declared.simpleName;
    declared.isAbstract = isInterface || (!isEnum && chance(15));
    String access = outer == null ? (chance(70) ? "public " : "") : outer.isInterface() ? "" : oneOf(ACCESS);
    declared.isStatic = outer == null || isInterface || isEnum || outer.isInterface() || chance(50);
    boolean saysStatic = outer != null && declared.isStatic && !isInterface && !isEnum;
    boolean isFinal = !declared.isAbstract && !isEnum && chance(12);
    declared.modifiers = access + (saysStatic ? "static " : "") + (isFinal ? "final " : "");
    if (!isEnum && chance(35)) {
      declared.typeParameter = "X" + declared.simpleName;
      declared.bound = chance(40) && !classes.isEmpty() ? values.classType(null) : null;
    }
    addSupertypes(declared, isEnum);
    classes.add(declared);
    if (isEnum) {
      declared.parts.add(Part.statement("ONE, TWO;"));
      declared.fields.add(new ClassPart.Field("ONE", declared.qualifiedName, true));
      declared.fields.add(new ClassPart.Field("TWO", declared.qualifiedName, true));
    }
    for (int depth = depthOf(declared); depth < 3 && chance(25); depth++) {
      declared.parts.add(declare(declared));
    }
    return declared;
  }

  private static int depthOf(ClassPart declared) {
    return declared.outer == null ? 0 : 1 + depthOf(declared.outer);
  }

  private void addSupertypes(ClassPart declared, boolean isEnum) {
    List<ClassPart> above = new ArrayList<>(classes);
    above.removeIf(known -> known.word.equals("enum") || known.modifiers.contains("final"));
    for (int i = 0; i < 3 && !above.isEmpty(); i++) {
      ClassPart known = oneOf(above);
      boolean isPossible = known.isInterface() || (!declared.isInterface() && !isEnum && declared.superclass == null);
      if (!isPossible || !chance(60) || declared.interfaceParts.contains(known)) {
        continue;
      }
      String type = values.typeOf(known, declared);
      if (known.isInterface()) {
        declared.interfaces.add(type);
        declared.interfaceParts.add(known);
      } else {
        declared.superclass = type;
        declared.superclassPart = known;
      }
    }
  }

  // ---------------------------------------------------------------------------------------------------- members

  private void addMembers(ClassPart declared) {
    if (!declared.isInterface() && !declared.word.equals("enum")) {
      for (int i = random.nextInt(3); i > 0; i--) {
        declared.constructors.add(
            new ClassPart.Method(declared.simpleName, parametersFor(declared), null, false, false));
      }
    }
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      addField(declared);
    }
    Set<String> declaredAlready = new HashSet<>();
    for (ClassPart.Method above : declared.isInterface() ? List.<ClassPart.Method>of() : abstractMethods(declared)) {
      if (chance(declared.isAbstract ? 40 : 90) && declaredAlready.add(above.name() + above.parameters())) {
        declared.methods.add(above);
      }
    }
    for (int i = 2 + random.nextInt(5); i > 0; i--) {
      ClassPart.Method above = chance(55) ? inheritedMethod(declared) : null;
      boolean isStatic = above != null ? above.isStatic() : chance(25);
      boolean isAbstract = !isStatic && declared.isAbstract && chance(25);
      ClassPart.Method method =
          above != null
              ? new ClassPart.Method(above.name(), above.parameters(), above.result(), isStatic, isAbstract)
              : new ClassPart.Method(
                  oneOf(NAMES), parametersFor(declared), chance(20) ? "void" : values.anyType(declared), isStatic, isAbstract);
      if (declaredAlready.add(method.name() + method.parameters())) {
        declared.methods.add(method);
      }
    }
  }

  /** What a class must declare, as it sees it. */
  private List<ClassPart.Method> abstractMethods(ClassPart declared) {
    List<ClassPart> above = new ArrayList<>(declared.interfaceParts);
    List<String> types = new ArrayList<>(declared.interfaces);
    if (declared.superclass != null) {
      above.add(declared.superclassPart);
      types.add(declared.superclass);
    }
    List<ClassPart.Method> methods = new ArrayList<>();
    for (int i = 0; i < above.size(); i++) {
      ClassPart owner = above.get(i);
      String argument = ValueGenerator.argumentOf(types.get(i));
      List<ClassPart.Method> all = new ArrayList<>(owner.isAbstract ? abstractMethods(owner) : List.of());
      all.addAll(owner.methods.stream().filter(ClassPart.Method::isAbstract).toList());
      all.forEach(method -> methods.add(ValueGenerator.seenFrom(method, owner, argument)));
    }
    return methods;
  }

  private List<String> parametersFor(ClassPart declared) {
    List<String> parameters = new ArrayList<>();
    for (int i = chance(15) ? 0 : chance(75) ? 1 : 2; i > 0; i--) {
      parameters.add(values.anyType(declared));
    }
    return parameters;
  }

  private void addField(ClassPart declared) {
    boolean isConstant = chance(50);
    boolean isStatic = declared.isInterface() || chance(50);
    String type = isConstant ? oneOf(ValueGenerator.CONSTANT_TYPES) : values.anyType(declared);
    String name = "v" + next++;
    ValueGenerator.Scope scope = new ValueGenerator.Scope(declared, isStatic);
    String value = isConstant ? values.constant(type, scope, 2) : values.value(type, scope, 1);
    String access = declared.isInterface() ? "" : oneOf(ACCESS);
    declared.fields.add(new ClassPart.Field(name, type, isStatic));
    declared.parts.add(
        Part.statement(
            access + (isStatic && !declared.isInterface() ? "static " : "") + (isConstant ? "final " : "") + type + " "
                + name + " = " + value + ";"));
  }

  /** A method of a class above as this class sees it, or as its erasure; null: there is none. */
  private ClassPart.Method inheritedMethod(ClassPart declared) {
    List<ClassPart> above = new ArrayList<>(declared.interfaceParts);
    List<String> types = new ArrayList<>(declared.interfaces);
    if (declared.superclass != null) {
      above.add(declared.superclassPart);
      types.add(declared.superclass);
    }
    if (above.isEmpty()) {
      return null;
    }
    int i = random.nextInt(above.size());
    ClassPart chosen = above.get(i);
    if (chosen.methods.isEmpty() || chance(20)) {
      ClassPart.Method further = inheritedMethod(chosen);
      return further == null ? null : seenFrom(further, chosen, types.get(i));
    }
    return seenFrom(oneOf(chosen.methods), chosen, types.get(i));
  }

  private ClassPart.Method seenFrom(ClassPart.Method method, ClassPart owner, String type) {
    String argument = chance(35) ? (owner.bound == null ? "Object" : owner.bound) : ValueGenerator.argumentOf(type);
    ClassPart.Method seen = ValueGenerator.seenFrom(method, owner, argument);
    if (chance(85)) {
      return seen;
    }
    List<String> erased = seen.parameters().stream().map(parameter -> parameter.replaceAll("<.*>", "")).toList();
    return new ClassPart.Method(seen.name(), erased, seen.result(), seen.isStatic(), false);
  }

  private void addBodies(ClassPart declared) {
    for (ClassPart.Method constructor : declared.constructors) {
      addMethod(declared, constructor, oneOf(ACCESS));
    }
    for (ClassPart.Method method : declared.methods) {
      String access = declared.isInterface() ? "" : chance(50) ? "public " : oneOf(ACCESS);
      String kind = method.isStatic() ? "static " : declared.isInterface() && !method.isAbstract() ? "default " : "";
      addMethod(declared, method, access + kind + (method.isAbstract() ? "abstract " : "") + method.result() + " ");
    }
    if (!declared.isInterface() && chance(30)) {
      Part block = new Part(Part.Kind.MEMBER, chance(50) ? "static {" : "{");
      addStatements(block, new ValueGenerator.Scope(declared, block.header.startsWith("static")), 3);
      declared.parts.add(block);
    }
  }

  private void addMethod(ClassPart declared, ClassPart.Method method, String before) {
    StringBuilder header = new StringBuilder(before).append(method.name()).append('(');
    ValueGenerator.Scope scope = new ValueGenerator.Scope(declared, method.isStatic());
    for (int i = 0; i < method.parameters().size(); i++) {
      header.append(i == 0 ? "" : ", ").append(method.parameters().get(i)).append(" a").append(i);
      scope.add(method.parameters().get(i), "a" + i);
    }
    header.append(method.isAbstract() ? ");" : ") {");
    Part member = new Part(Part.Kind.MEMBER, header.toString());
    declared.parts.add(member);
    if (method.isAbstract()) {
      return;
    }
    if (method.result() == null && chance(60)) {
      member.parts.add(Part.statement((chance(70) ? "super(" : "this(") + values.arguments(scope, random.nextInt(2), 1) + ");"));
    }
    addStatements(member, scope, 8 + random.nextInt(12));
    if (method.result() != null && !method.result().equals("void")) {
      String value = chance(50) ? values.value(method.result(), scope, 1) : values.plain(method.result());
      member.parts.add(new ReturnPart(value, values.plain(method.result())));
    }
  }

  // -------------------------------------------------------------------------------------------------- statements

  private void addStatements(Part member, ValueGenerator.Scope scope, int count) {
    for (int i = 0; i < count; i++) {
      member.parts.add(Part.statement(statement(scope)));
    }
  }

  private String statement(ValueGenerator.Scope scope) {
    String name = "x" + next++;
    switch (random.nextInt(14)) {
      case 0:
      case 1: {
        String type = values.anyType(scope.within);
        String value = chance(50) ? values.plain(type) : values.value(type, scope, 2);
        scope.add(type, name);
        return type + " " + name + " = " + value + ";";
      }
      case 2: {
        String type = values.anyType(scope.within);
        String text = "var " + name + " = " + values.mixed(type, scope) + ";";
        scope.add(type, name);
        return text;
      }
      case 3: {
        String type = oneOf(ValueGenerator.CONSTANT_TYPES);
        String text = "final " + type + " " + name + " = " + values.constant(type, scope, 2) + ";";
        scope.add(type, name);
        return text;
      }
      case 4:
        return "if (" + values.value("Object", scope, 1) + " instanceof " + values.classType(scope.within) + " " + name
            + ") { " + values.callWith(name, scope) + "; }";
      case 5:
        return "for (var " + name + " : " + values.value(oneOf(List.of("int[]", "String[]", "char[]", values.classType(scope.within) + "[]")), scope, 1) + ") { "
            + values.callWith(name, scope) + "; }";
      case 6:
        return "try { " + values.call(scope, 1) + "; } catch (p0.U.E1 | p0.U.E2 " + name + ") { "
            + values.callWith(name, scope) + "; }";
      case 7:
        return "switch (" + values.value("int", scope, 1) + ") { case " + values.constant("int", scope, 1) + ": "
            + values.call(scope, 1) + "; break; default: " + values.call(scope, 1) + "; }";
      case 8:
        return values.assignment(scope) + ";";
      default:
        return values.call(scope, chance(30) ? 2 : 1) + ";";
    }
  }
}
