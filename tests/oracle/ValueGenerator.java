import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.StringJoiner;

/** Random types, and expressions that may be of a given type: whether they are is for a compiler to say. */
final class ValueGenerator {
  static final List<String> CONSTANT_TYPES = List.of("int", "int", "byte", "short", "char", "long", "boolean", "String");
  private static final List<String> NUMBERS = List.of("int", "int", "long", "short", "byte", "char", "char", "double");
  private static final List<String> METHODS = List.of("f", "f", "g", "g", "h", "k");

  /** What can be named at a place. */
  static final class Scope {
    final ClassPart within;
    final boolean isStatic;
    private final List<ClassPart.Field> locals = new ArrayList<>();

    Scope(ClassPart within, boolean isStatic) {
      this.within = within;
      this.isStatic = isStatic;
    }

    void add(String type, String name) {
      locals.add(new ClassPart.Field(name, type, true));
    }
  }

  private final Random random;
  private final List<ClassPart> classes;

  ValueGenerator(Random random, List<ClassPart> classes) {
    this.random = random;
    this.classes = classes;
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private <T> T oneOf(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  // ------------------------------------------------------------------------------------------------------- types

  static String argumentOf(String type) {
    int open = type.indexOf('<');
    return open < 0 ? "Object" : type.substring(open + 1, type.lastIndexOf('>'));
  }

  static String substitute(String type, ClassPart owner, String argument) {
    return type == null || owner.typeParameter == null
        ? type
        : type.replaceAll("\\b" + owner.typeParameter + "\\b", java.util.regex.Matcher.quoteReplacement(argument));
  }

  /** The method as one with that type argument has it. */
  static ClassPart.Method seenFrom(ClassPart.Method method, ClassPart owner, String argument) {
    List<String> parameters =
        method.parameters().stream().map(parameter -> substitute(parameter, owner, argument)).toList();
    return new ClassPart.Method(
        method.name(), parameters, substitute(method.result(), owner, argument), method.isStatic(), false);
  }

  /** The class with arguments, now and then without. */
  String typeOf(ClassPart declared, ClassPart within) {
    String name = chance(4) ? declared.simpleName : declared.qualifiedName;
    if (declared.typeParameter == null || chance(4)) {
      return name;
    }
    boolean isOwn = within != null && within.typeParameter != null && chance(40);
    boolean fitsBound = declared.bound != null && chance(80);
    String argument =
        isOwn ? within.typeParameter : fitsBound ? declared.bound : chance(50) || classes.isEmpty() ? "String" : plainClass(within);
    return name + "<" + argument + ">";
  }

  private String plainClass(ClassPart within) {
    ClassPart known = someClass(within);
    return known.typeParameter == null ? known.qualifiedName : "Object";
  }

  String classType(ClassPart within) {
    return classes.isEmpty() ? "Object" : typeOf(someClass(within), within);
  }

  /** One that can be named there, mostly. */
  private ClassPart someClass(ClassPart within) {
    ClassPart known = oneOf(classes);
    for (int i = 0; i < 5 && within != null && !isVisible(known, within); i++) {
      known = oneOf(classes);
    }
    return known;
  }

  private static boolean isVisible(ClassPart known, ClassPart within) {
    boolean isNear = packageOf(known).equals(packageOf(within)) && !known.modifiers.contains("private");
    return (isNear || known.modifiers.contains("public")) && (known.outer == null || isVisible(known.outer, within));
  }

  static String packageOf(ClassPart declared) {
    return declared.qualifiedName.substring(0, declared.qualifiedName.indexOf('.'));
  }

  String anyType(ClassPart within) {
    int choice = random.nextInt(20);
    if (choice < 6) {
      return oneOf(NUMBERS);
    }
    if (choice < 14) {
      return classType(within);
    }
    if (within.typeParameter != null && choice < 16) {
      return within.typeParameter;
    }
    return oneOf(List.of("boolean", "Object", "Object", "String", "int[]", "String[]", "float", plainClass(within) + "[]"));
  }

  static boolean isNumber(String type) {
    return NUMBERS.contains(type) || type.equals("float");
  }

  // ------------------------------------------------------------------------------------------------------ values

  /** Without anything that could be wrong. */
  String plain(String type) {
    if (isNumber(type)) {
      return type.equals("char") ? "'p'" : "1";
    }
    return type.equals("boolean") ? "true" : "null";
  }

  String value(String type, Scope scope, int depth) {
    List<String> known = named(type, scope);
    if (!known.isEmpty() && chance(depth > 0 ? 30 : 60)) {
      return oneOf(known);
    }
    if (depth <= 0) {
      return isNumber(type) || chance(40) ? simple(type, scope) : created(type, scope, 0);
    }
    boolean hasLibrary = isNumber(type) || type.equals("boolean") || type.equals("String");
    switch (random.nextInt(hasLibrary ? 10 : 9)) {
      case 9:
        return libraryCall(type, scope, depth);
      case 0:
        return "(p0.U.t() ? " + value(type, scope, depth - 1) + " : " + value(type, scope, depth - 1) + ")";
      case 1:
        return "(switch (p0.U.i()) { case 1 -> " + value(type, scope, depth - 1) + "; default -> "
            + value(type, scope, depth - 1) + "; })";
      case 2:
        return "((" + type + ") " + value(isNumber(type) ? oneOf(NUMBERS) : "Object", scope, depth - 1) + ")";
      case 3:
        return isNumber(type) || type.equals("boolean")
            ? operation(type, scope, depth)
            : oneOf(List.of("p0.U.id(", "p0.U.<" + type + ">id(")) + value(type, scope, depth - 1) + ")";
      case 4:
        return "p0.U.pick(" + value(type, scope, depth - 1) + ", " + value(type, scope, depth - 1) + ")";
      case 5:
        return chance(30) ? "p0.U.nul()" : callOf(type, scope, depth);
      case 6:
        return callOf(type, scope, depth);
      default:
        return isNumber(type) ? operation(type, scope, depth) : created(type, scope, depth);
    }
  }

  /** Of that type or another one, in forms whose type is a matter of its own. */
  String mixed(String type, Scope scope) {
    switch (random.nextInt(5)) {
      case 0:
        return "p0.U.t() ? " + value(type, scope, 1) + " : " + value(relative(type, scope), scope, 1);
      case 1:
        return "switch (p0.U.i()) { case 1 -> " + value(type, scope, 1) + "; case 2 -> "
            + value(relative(type, scope), scope, 1) + "; default -> " + value(type, scope, 1) + "; }";
      case 2:
        return "p0.U.pick(" + value(type, scope, 1) + ", " + value(relative(type, scope), scope, 1) + ")";
      case 3:
        return "\"a\" + " + value(type, scope, 1);
      default:
        return value(type, scope, 2);
    }
  }

  private String relative(String type, Scope scope) {
    return isNumber(type) ? oneOf(NUMBERS) : chance(80) ? classType(scope.within) : "String";
  }

  private String simple(String type, Scope scope) {
    switch (type) {
      case "int":
        return chance(60) ? Integer.toString(random.nextInt(200)) : chance(50) ? "'c'" : "p0.U.i()";
      case "long":
        return chance(50) ? "7L" : "3";
      case "byte":
      case "short":
        return "(" + type + ") " + random.nextInt(100);
      case "char":
        return chance(70) ? "'d'" : "(char) p0.U.i()";
      case "float":
        return "1.5f";
      case "double":
        return "2.5";
      case "boolean":
        return chance(50) ? "p0.U.t()" : "true";
      case "String":
        return "\"s\"";
      default:
        return "null";
    }
  }

  /** Of Java's own overloads one that may yield such a type. */
  private String libraryCall(String type, Scope scope, int depth) {
    if (type.equals("String")) {
      return "String.valueOf(" + value(chance(80) ? oneOf(NUMBERS) : anyType(scope.within), scope, depth - 1) + ")";
    }
    if (type.equals("char") || type.equals("boolean")) {
      String text = "(" + value("String", scope, depth - 1) + ")";
      return text + (type.equals("char") ? ".charAt(" : ".equals(") + value(type.equals("char") ? "int" : "String", scope, depth - 1) + ")";
    }
    String left = value(oneOf(NUMBERS), scope, depth - 1);
    return chance(30)
        ? "Math.abs(" + left + ")"
        : oneOf(List.of("Math.max(", "Math.min(")) + left + ", " + value(oneOf(NUMBERS), scope, depth - 1) + ")";
  }

  private String operation(String type, Scope scope, int depth) {
    if (type.equals("boolean")) {
      String number = oneOf(NUMBERS);
      return "(" + value(number, scope, depth - 1) + oneOf(List.of(" < ", " == ", " >= "))
          + value(oneOf(NUMBERS), scope, depth - 1) + ")";
    }
    String left = value(oneOf(NUMBERS), scope, depth - 1);
    String right = value(oneOf(NUMBERS), scope, depth - 1);
    String sum = "(" + left + oneOf(List.of(" + ", " - ", " * ", " % ", " & ", " << ", " | ")) + right + ")";
    return type.equals("int") && chance(60) ? sum : "(" + type + ") " + sum;
  }

  /** Of a constant expression, mostly. */
  String constant(String type, Scope scope, int depth) {
    List<String> known = named(type, scope);
    if (!known.isEmpty() && chance(30)) {
      return oneOf(known);
    }
    if (type.equals("String")) {
      return depth <= 0 ? "\"t\"" : constant("String", scope, depth - 1) + " + " + inParentheses(oneOf(CONSTANT_TYPES), scope, depth);
    }
    if (type.equals("boolean")) {
      return depth <= 0
          ? oneOf(List.of("true", "false"))
          : inParentheses("int", scope, depth) + oneOf(List.of(" < ", " == ", " != ")) + inParentheses("char", scope, depth);
    }
    if (depth <= 0) {
      return type.equals("char") ? "'e'" : Integer.toString(random.nextInt(120));
    }
    if (chance(25)) {
      return inParentheses("boolean", scope, depth) + " ? " + inParentheses(type, scope, depth) + " : "
          + inParentheses(oneOf(NUMBERS.subList(0, 7)), scope, depth);
    }
    if (chance(30)) {
      return "(" + type + ") " + inParentheses(oneOf(NUMBERS.subList(0, 7)), scope, depth);
    }
    return inParentheses(type, scope, depth) + oneOf(List.of(" + ", " - ", " * ", " / ", " % ", " << ", " >> ", " >>> ", " & ", " ^ "))
        + inParentheses(oneOf(List.of("int", "char", "byte")), scope, depth);
  }

  private String inParentheses(String type, Scope scope, int depth) {
    return "(" + constant(type, scope, depth - 1) + ")";
  }

  private String created(String type, Scope scope, int depth) {
    if (type.endsWith("[]")) {
      String element = type.substring(0, type.length() - 2);
      String plain = element.replaceAll("<.*>", "");
      return chance(50) || element.contains("<")
          ? "new " + plain.replaceAll("\\[\\]", "") + "[" + value("int", scope, depth - 1) + "]"
              + plain.replaceAll("[^\\[\\]]", "")
          : "new " + element + "[] {" + value(element, scope, depth - 1) + "}";
    }
    List<ClassPart> possible = new ArrayList<>();
    for (ClassPart known : classes) {
      boolean isIt = type.contains(known.simpleName) || type.equals("Object");
      boolean isBelow = known.superclass != null && type.contains(known.superclassPart.simpleName)
          || known.interfaceParts.stream().anyMatch(above -> type.contains(above.simpleName));
      if ((isIt || isBelow) && isVisible(known, scope.within) && !known.isAbstract && known.word.equals("class")) {
        possible.add(known);
      }
    }
    if (possible.isEmpty() || isNumber(type) || type.equals("boolean") || type.equals("String")) {
      return simple(type, scope);
    }
    ClassPart known = oneOf(possible);
    String arguments = known.constructors.isEmpty() ? "()" : argumentsFor(oneOf(known.constructors), scope, depth - 1);
    String name = known.qualifiedName + (known.typeParameter == null ? "" : chance(50) ? "<>" : "<" + argumentOf(type) + ">");
    if (!known.isStatic && chance(60)) {
      return "new " + known.outer.qualifiedName + "().new " + known.simpleName + (known.typeParameter == null ? "" : "<>")
          + arguments;
    }
    return "new " + name + arguments;
  }

  /** Variables and fields of that type. */
  private List<String> named(String type, Scope scope) {
    List<String> names = new ArrayList<>();
    for (ClassPart.Field local : scope.locals) {
      if (local.type().equals(type)) {
        names.add(local.name());
      }
    }
    for (ClassPart known : classes) {
      for (ClassPart.Field field : isVisible(known, scope.within) ? known.fields : List.<ClassPart.Field>of()) {
        if (field.type().equals(type) && field.isStatic()) {
          names.add(known.qualifiedName + "." + field.name());
        } else if (field.type().equals(type) && known == scope.within && !scope.isStatic) {
          names.add(chance(50) ? field.name() : "this." + field.name());
        }
      }
    }
    return names;
  }

  // ------------------------------------------------------------------------------------------------------- calls

  String arguments(Scope scope, int count, int depth) {
    StringJoiner list = new StringJoiner(", ");
    for (int i = 0; i < count; i++) {
      list.add(argument(scope, depth));
    }
    return list.toString();
  }

  private String argument(Scope scope, int depth) {
    String type = anyType(scope.within);
    if (!scope.locals.isEmpty() && chance(30)) {
      return oneOf(scope.locals).name();
    }
    return depth <= 0 ? simple(type, scope) : chance(40) ? mixed(type, scope) : value(type, scope, depth);
  }

  /** Mostly as the method's parameters want it. */
  private String argumentsFor(ClassPart.Method method, Scope scope, int depth) {
    StringJoiner list = new StringJoiner(", ", "(", ")");
    for (String parameter : method.parameters()) {
      list.add(chance(75) ? depth < 0 ? simple(parameter, scope) : value(parameter, scope, depth) : argument(scope, depth));
    }
    return list.toString();
  }

  /** What a call is made of: nothing, an object or a class; with the class that has the methods. */
  private record Receiver(String text, ClassPart type) {}

  private Receiver receiver(Scope scope, int depth) {
    ClassPart within = scope.within;
    ClassPart known = someClass(within);
    switch (scope.isStatic ? 5 + random.nextInt(6) : random.nextInt(11)) {
      case 0:
        return new Receiver("", within);
      case 1:
        return new Receiver("this.", within);
      case 2:
        return new Receiver("super.", within.superclassPart == null ? known : within.superclassPart);
      case 3:
        return within.outer == null
            ? new Receiver("", within)
            : new Receiver(chance(50) ? "" : within.outer.qualifiedName + ".this.", within.outer);
      case 4:
        return within.interfaceParts.isEmpty()
            ? new Receiver("", within)
            : new Receiver(within.interfaceParts.get(0).qualifiedName + ".super.", within.interfaceParts.get(0));
      case 5:
        return new Receiver(known.qualifiedName + ".", known);
      default:
        List<Receiver> locals = locals(scope);
        return !locals.isEmpty() && chance(60) ? oneOf(locals) : object(known, scope, depth);
    }
  }

  private List<Receiver> locals(Scope scope) {
    List<Receiver> receivers = new ArrayList<>();
    for (ClassPart.Field local : scope.locals) {
      String name = local.type().replaceAll("<.*", "");
      for (ClassPart known : classes) {
        if (name.equals(known.qualifiedName) || name.equals(known.simpleName)) {
          receivers.add(new Receiver(local.name() + ".", known));
        }
      }
    }
    return receivers;
  }

  private Receiver object(ClassPart known, Scope scope, int depth) {
    String type = typeOf(known, scope.within);
    String object = value(type, scope, depth - 1);
    String text = object.equals("null") ? "((" + type + ") null)" : object.matches("[\\w.]+") ? object : "(" + object + ")";
    return new Receiver(text + ".", known);
  }

  String call(Scope scope, int depth) {
    Receiver receiver = receiver(scope, depth);
    List<ClassPart.Method> methods = new ArrayList<>(receiver.type().methods);
    if (receiver.type().superclassPart != null && chance(40)) {
      methods.addAll(receiver.type().superclassPart.methods);
    }
    if (methods.isEmpty()) {
      return receiver.text() + oneOf(METHODS) + "(" + arguments(scope, 1, depth - 1) + ")";
    }
    return receiver.text() + argued(oneOf(methods), scope, depth);
  }

  /** The call of that method, or of another one of its name. */
  private String argued(ClassPart.Method method, Scope scope, int depth) {
    return method.name() + argumentsFor(method, scope, depth - 1);
  }

  private String callOf(String type, Scope scope, int depth) {
    for (int i = 0; i < 8; i++) {
      ClassPart known = someClass(scope.within);
      for (ClassPart.Method method : known.methods) {
        if (type.equals(method.result())) {
          String object = method.isStatic() ? known.qualifiedName : known == scope.within && !scope.isStatic ? "this"
              : "(" + value(typeOf(known, scope.within), scope, 0) + ")";
          return object + "." + argued(method, scope, depth - 1);
        }
      }
    }
    return created(type, scope, depth - 1);
  }

  String callWith(String name, Scope scope) {
    ClassPart known = someClass(scope.within);
    String object = chance(50) ? "" : "(" + value(typeOf(known, scope.within), scope, 1) + ").";
    return object + oneOf(METHODS) + "(" + name + ")";
  }

  String assignment(Scope scope) {
    if (scope.locals.isEmpty() || chance(30)) {
      ClassPart.Field field = scope.within.fields.isEmpty() ? null : oneOf(scope.within.fields);
      return field == null ? call(scope, 1) : field.name() + " = " + value(field.type(), scope, 1);
    }
    ClassPart.Field local = oneOf(scope.locals);
    String sign = isNumber(local.type()) && chance(50) ? oneOf(List.of(" += ", " *= ", " -= ")) : " = ";
    return local.name() + sign + value(local.type(), scope, 2);
  }
}
