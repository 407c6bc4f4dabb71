import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Name;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;

/**
 * java CheckLibrary.java [--write] LIBRARY: whether the classes of the library are those of the JDK that runs this: their
 * kinds, the supertypes among them, the signatures and constants that they list, and that they name everything else
 * that they have behind `// unlisted:`. With --write those lines are made anew.
 *
 * What stands behind `// uncalled:` has no contract either, but a class of a program may override it, since Java's own
 * code does not call it. Which methods these are is not known from class files, so they are kept as they are.
 */
public class CheckLibrary {
  private static final String UNLISTED = "// unlisted:";
  private static final String UNCALLED = "// uncalled:";

  /** What constructors seem to call of their own object, and do not: it is another object's. */
  private static final Set<String> OF_OTHERS = Set.of("java.lang.Throwable.toString()" /* of the cause */);

  private static int problems = 0;

  public static void main(String[] arguments) throws IOException {
    boolean writes = arguments[0].equals("--write");
    Path root = Path.of(arguments[arguments.length - 1]);
    Map<String, Listed> library = new TreeMap<>();
    List<Path> files;
    try (Stream<Path> found = Files.walk(root)) {
      // Beside this library, for runs and explorations.
      List<Path> apart = Stream.of("run", "more", "explored").map(root::resolve).toList();
      files = found.filter(path -> path.toString().endsWith(".java") && apart.stream().noneMatch(path::startsWith))
          .sorted().toList();
    }
    for (Path file : files) {
      String name = root.relativize(file).toString().replace(".java", "").replace('/', '.');
      library.put(name, new Listed(name, file));
    }
    for (Listed listed : library.values()) {
      listed.checkKind();
      listed.checkSupertypes(library);
      listed.checkMembers();
      listed.checkConstructors();
      listed.checkUnlisted(library, writes);
    }
    System.out.println(library.size() + " classes, " + problems + " problems");
    System.exit(problems == 0 ? 0 : 1);
  }

  private static void report(String problem) {
    System.out.println(problem);
    problems++;
  }

  /** The erased parameters of a member of the JDK, classes of java.lang by their simple names. */
  private static String signature(String name, Class<?>[] parameters) {
    return name + Arrays.stream(parameters).map(CheckLibrary::named).collect(Collectors.joining(",", "(", ")"));
  }

  /** The same as it stands behind `// unlisted:`, where `T...` is told from `T[]`. */
  private static String word(Executable of, String name) {
    String plain = signature(name, of.getParameterTypes());
    return of.isVarArgs() ? plain.substring(0, plain.length() - "[])".length()) + "...)" : plain;
  }

  private static String named(Class<?> type) {
    String name = type.getCanonicalName();
    return name.matches("java\\.lang\\.[A-Z].*") ? name.substring("java.lang.".length()) : name;
  }

  private static boolean isOpen(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  /** All classes and interfaces above, but for Object. */
  private static void addAbove(Class<?> of, Set<Class<?>> above) {
    List<Class<?>> direct = new ArrayList<>(Arrays.asList(of.getInterfaces()));
    if (of.getSuperclass() != null && of.getSuperclass() != Object.class) {
      direct.add(of.getSuperclass());
    }
    for (Class<?> type : direct) {
      if (above.add(type)) {
        addAbove(type, above);
      }
    }
  }

  /** A class as the library lists it. */
  private static class Listed {
    final String name;
    final Path file;
    final String text;
    final Class<?> jdk;
    final ClassTree tree;
    final Map<String, String> imports = new HashMap<>();
    final Map<String, MethodTree> methods = new TreeMap<>();  // by signature; constructors too
    final Map<String, VariableTree> fields = new TreeMap<>();
    final Set<String> nested = new TreeSet<>();

    Listed(String name, Path file) throws IOException {
      this.name = name;
      this.file = file;
      this.text = Files.readString(file);
      this.jdk = find(name);
      CompilationUnitTree unit = parse(file);
      for (ImportTree imported : unit.getImports()) {
        String path = imported.getQualifiedIdentifier().toString();
        imports.put(path.substring(path.lastIndexOf('.') + 1), path);
      }
      this.tree = (ClassTree) unit.getTypeDecls().get(0);
      for (Tree member : tree.getMembers()) {
        if (member instanceof MethodTree method) {
          methods.put(signatureOf(method), method);
        } else if (member instanceof VariableTree field) {
          fields.put(field.getName().toString(), field);
        } else if (member instanceof ClassTree inner) {
          nested.add(inner.getSimpleName().toString());
          checkNested(inner);
        }
      }
    }

    /** That the JDK has it, with the methods that are listed. */
    private void checkNested(ClassTree inner) {
      Class<?> known = find(jdk.getName() + "$" + inner.getSimpleName());
      for (Tree member : inner.getMembers()) {
        if (member instanceof MethodTree method) {
          boolean isThere = Arrays.stream(known.getMethods()).anyMatch(one ->
              one.getName().contentEquals(method.getName()) && one.getParameterCount() == method.getParameters().size());
          if (!isThere) {
            problem("the JDK has no " + inner.getSimpleName() + "." + method.getName());
          }
        }
      }
    }

    private static Class<?> find(String name) {
      try {
        return Class.forName(name, false, null);
      } catch (ClassNotFoundException exception) {
        throw new IllegalArgumentException("the JDK has no class " + name, exception);
      }
    }

    private static CompilationUnitTree parse(Path file) throws IOException {
      JavaCompiler compiler = javax.tools.ToolProvider.getSystemJavaCompiler();
      try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
        JavacTask task =
            (JavacTask) compiler.getTask(null, manager, null, null, null, manager.getJavaFileObjects(file));
        return task.parse().iterator().next();
      }
    }

    private void problem(String what) {
      report(name + ": " + what);
    }

    private String signatureOf(MethodTree method) {
      Map<String, String> variables = new HashMap<>();
      for (TypeParameterTree variable : tree.getTypeParameters()) {
        variables.put(variable.getName().toString(), boundOf(variable));
      }
      for (TypeParameterTree variable : method.getTypeParameters()) {
        variables.put(variable.getName().toString(), boundOf(variable));
      }
      Name own = method.getName();
      return (own.contentEquals("<init>") ? tree.getSimpleName() : own)
          + method.getParameters().stream()
                .map(parameter -> erased(parameter.getType().toString(), variables))
                .collect(Collectors.joining(",", "(", ")"));
    }

    private static String boundOf(TypeParameterTree variable) {
      return variable.getBounds().isEmpty() ? "Object" : variable.getBounds().get(0).toString();
    }

    private String erased(String type, Map<String, String> variables) {
      String plain = type.replaceAll("<.*>", "");
      String element = plain.replace("[]", "");
      String name = variables.getOrDefault(element, imports.getOrDefault(element, element));
      return name + plain.substring(element.length());
    }

    // --------------------------------------------------------------------------------------------- comparisons

    private boolean isEnum() {
      return tree.getKind() == Tree.Kind.ENUM;
    }

    void checkKind() {
      Set<javax.lang.model.element.Modifier> written = tree.getModifiers().getFlags();
      boolean isInterface = tree.getKind() == Tree.Kind.INTERFACE;
      if (isEnum() != jdk.isEnum()) {
        problem("is an enum in one place only");
      }
      if (isInterface != jdk.isInterface()) {
        problem("is a class in one place and an interface in the other");
      }
      for (var modifier : List.of(javax.lang.model.element.Modifier.FINAL, javax.lang.model.element.Modifier.ABSTRACT)) {
        boolean isFinal = modifier == javax.lang.model.element.Modifier.FINAL;
        boolean inJdk = isFinal ? Modifier.isFinal(jdk.getModifiers())
                                : !isInterface && Modifier.isAbstract(jdk.getModifiers());
        // Whether an enum is final Java works out.
        if (written.contains(modifier) != inJdk && !(isFinal && isEnum())) {
          problem((inJdk ? "is " : "is not ") + modifier + " in the JDK");
        }
      }
    }

    /** The supertypes that the library has are those that the JDK names, with the same type arguments. */
    void checkSupertypes(Map<String, Listed> library) {
      Set<Class<?>> inJdk = new java.util.HashSet<>();
      addAbove(jdk, inJdk);
      if (isEnum()) {  // these no enum lists
        Set<Class<?>> ofAll = new java.util.HashSet<>();
        addAbove(Enum.class, ofAll);
        inJdk.removeAll(ofAll);
      }
      Set<String> wanted = new TreeSet<>();
      boolean isFinal = Modifier.isFinal(jdk.getModifiers());
      for (Class<?> type : inJdk) {
        if (library.containsKey(type.getName())) {
          wanted.add(type.getName());
        } else if (isFinal && !isEnum() && Modifier.isPublic(type.getModifiers())) {
          problem("is final, and has a supertype without a file: " + type.getName());
        }
      }
      Set<String> written = new TreeSet<>();
      addWritten(library, written);
      Set<String> missing = new TreeSet<>(wanted);
      missing.removeAll(written);
      if (!missing.isEmpty()) {
        problem("does not list its supertypes " + missing);
      }
      written.removeAll(wanted);
      if (!written.isEmpty()) {
        problem("lists what it is not: " + written);
      }
      Set<String> generic = new TreeSet<>();
      List<java.lang.reflect.Type> above = new ArrayList<>(Arrays.asList(jdk.getGenericInterfaces()));
      if (jdk.getGenericSuperclass() != null) {
        above.add(jdk.getGenericSuperclass());
      }
      for (java.lang.reflect.Type type : above) {
        generic.add(type.getTypeName().replaceAll("[a-z]\\w*\\.", ""));
      }
      for (Tree type : directTypes()) {
        String plain = type.toString().replaceAll("[a-z]\\w*\\.", "");
        if (plain.contains("<") && !generic.contains(plain)) {
          problem("implements " + generic + ", not " + plain);
        }
      }
    }

    private List<Tree> directTypes() {
      List<Tree> types = new ArrayList<>(tree.getImplementsClause());
      if (tree.getExtendsClause() != null) {
        types.add(tree.getExtendsClause());
      }
      return types;
    }

    private void addWritten(Map<String, Listed> library, Set<String> all) {
      for (Tree type : directTypes()) {
        String plain = erased(type.toString(), Map.of());
        String path = plain.contains(".") ? plain
            : library.containsKey(jdk.getPackageName() + "." + plain) ? jdk.getPackageName() + "." + plain
                                                                      : "java.lang." + plain;
        if (library.containsKey(path) && all.add(path)) {
          library.get(path).addWritten(library, all);
        }
      }
    }

    void checkMembers() {
      Map<String, Executable> inJdk = new TreeMap<>();
      for (Executable constructor : jdk.getDeclaredConstructors()) {
        inJdk.put(signature(jdk.getSimpleName(), constructor.getParameterTypes()), constructor);
      }
      for (Class<?> type = jdk; type != null; type = type.getSuperclass()) {
        for (Method method : type.getDeclaredMethods()) {
          if (!method.isBridge()) {
            inJdk.putIfAbsent(signature(method.getName(), method.getParameterTypes()), method);
          }
        }
      }
      methods.forEach((signature, method) -> {
        Executable found = inJdk.get(signature);
        if (found == null || !isOpen(found.getModifiers())) {
          found = generalised(method, inJdk);
        }
        if (found == null || !isOpen(found.getModifiers())) {
          problem("the JDK has no " + signature);
        } else if (found instanceof Method known) {
          checkMethod(signature, method, known);
        }
      });
      if (isEnum()) {
        checkConstants();
      } else {
        fields.forEach((name, field) -> checkField(name, field));
      }
    }

    /** One for objects, which the library has for arrays or strings only. */
    private Executable generalised(MethodTree method, Map<String, Executable> inJdk) {
      String plain = signatureOf(method).replaceAll("\\w+\\[\\]", "Object");
      Executable found = inJdk.get(plain);
      return found != null && isOpen(found.getModifiers()) ? found : inJdk.get(plain.replaceAll("\\bString\\b", "Object"));
    }

    private void checkMethod(String signature, MethodTree method, Method known) {
      boolean isStatic = method.getModifiers().getFlags().contains(javax.lang.model.element.Modifier.STATIC);
      if (isStatic != Modifier.isStatic(known.getModifiers())) {
        problem(signature + " is static in one place only");
      }
      List<? extends VariableTree> parameters = method.getParameters();
      boolean isVariable = !parameters.isEmpty() && parameters.get(parameters.size() - 1).toString().contains("...");
      if (isVariable != known.isVarArgs()) {
        problem(signature + " has a variable number of arguments in one place only");
      }
      String result = erased(method.getReturnType().toString(), Map.of());
      if (method.getTypeParameters().isEmpty() && tree.getTypeParameters().isEmpty()
          && !result.equals(named(known.getReturnType()))) {
        problem(signature + " yields " + named(known.getReturnType()));
      }
      boolean isOpenToOverriding = !Modifier.isFinal(known.getModifiers()) && !isStatic;
      boolean isFinal = method.getModifiers().getFlags().contains(javax.lang.model.element.Modifier.FINAL);
      if (isFinal && isOpenToOverriding) {
        problem(signature + " is not final in the JDK");
      }
    }

    /** Those that the library leaves out would be missing where it tells that there are no others. */
    private void checkConstants() {
      List<String> inJdk = Arrays.stream(jdk.getEnumConstants()).map(one -> ((Enum<?>) one).name()).toList();
      List<String> written = tree.getMembers().stream()
          .filter(member -> member instanceof VariableTree)
          .map(member -> ((VariableTree) member).getName().toString())
          .toList();
      if (!inJdk.equals(written)) {
        problem("has the constants " + inJdk);
      }
    }

    private void checkField(String name, VariableTree field) {
      try {
        Field known = jdk.getField(name);
        ExpressionTree value = field.getInitializer();
        if (!known.getType().getSimpleName().equals(field.getType().toString())) {
          problem(name + " is of type " + known.getType());
        }
        if (value != null) {
          double written = valueOf(value.toString());
          Object actual = known.get(null);
          double wanted = actual instanceof Character c ? c : ((Number) actual).doubleValue();
          if (Double.compare(written, wanted) != 0) {
            problem(name + " is " + actual);
          }
        }
      } catch (ReflectiveOperationException exception) {
        problem("the JDK has no field " + name);
      }
    }

    /** A literal, or a quotient of two. A suffix f counts: the value is then what a float has of it. */
    private static double valueOf(String text) {
      double value = 0;
      boolean isFirst = true;
      for (String part : text.replaceAll("[Ll() ]", "").split("/")) {
        double operand = part.matches(".*[fF]") && !part.startsWith("0x") ? Float.parseFloat(part) : Double.parseDouble(part);
        value = isFirst ? operand : value / operand;
        isFirst = false;
      }
      return value;
    }

    // ---------------------------------------------------------------------------------------- what is called

    private static final Pattern CALL = Pattern.compile("invoke(?:virtual|interface).*// (?:Interface)?Method (\\S+):");

    /** A constructor must not call what a program may override, unless it is unlisted: then nobody may. */
    void checkConstructors() {
      if (jdk.isInterface() || Modifier.isFinal(jdk.getModifiers())) {
        return;
      }
      StringWriter output = new StringWriter();
      PrintWriter writer = new PrintWriter(output);
      ToolProvider.findFirst("javap").orElseThrow().run(writer, writer, "-c", "-p", name);
      for (String block : output.toString().split("\n\n")) {
        String header = block.strip().lines().findFirst().orElse("");
        boolean isConstructor = block.contains(name + "(") && header.matches("(public|protected).*");
        Matcher call = CALL.matcher(block);
        while (isConstructor && call.find()) {
          checkCalled(call.group(1));
        }
      }
    }

    private void checkCalled(String called) {
      String owner = called.contains(".") ? called.substring(0, called.lastIndexOf('.')).replace('/', '.') : name;
      String method = called.substring(called.lastIndexOf('.') + 1);
      try {
        if (!Class.forName(owner, false, null).isAssignableFrom(jdk)) {
          return;
        }
      } catch (ClassNotFoundException exception) {
        return;
      }
      // What has predicates may have no classes of a program below it.
      for (String signature : text.contains("valid()") ? Set.<String>of() : methods.keySet()) {
        boolean isKnown = OF_OTHERS.contains(owner + "." + signature);
        if (signature.startsWith(method + "(") && !isKnown) {
          problem("its constructors call " + signature + ", which may be overridden");
        }
      }
    }

    // --------------------------------------------------------------------------------------- what is not listed

    void checkUnlisted(Map<String, Listed> library, boolean writes) throws IOException {
      Set<String> uncalled = wordsBehind(UNCALLED);
      Set<String> wanted = unlisted(library);
      wanted.removeAll(uncalled);
      Set<String> written = wordsBehind(UNLISTED);
      if (writes) {
        write(wanted);
      } else if (!written.equals(wanted)) {
        Set<String> missing = new TreeSet<>(wanted);
        missing.removeAll(written);
        written.removeAll(wanted);
        problem("run this with --write: unlisted are " + missing + ", but not " + written);
      }
    }

    /** What each enum has, and Warrant knows of it. */
    private static final Set<String> OF_ENUMS = Set.of("ordinal()", "name()", "toString()", "compareTo(Enum)",
        "compareTo(Object)", "equals(Object)", "hashCode()", "values()");

    private Set<String> wordsBehind(String mark) {
      Set<String> words = new TreeSet<>();
      for (String line : text.split("\n")) {
        if (line.startsWith(mark)) {
          words.addAll(Arrays.asList(line.substring(mark.length()).strip().split(" ")));
        }
      }
      return words;
    }

    /** Public and protected members that no class of the library lists: not those of library superclasses. */
    private Set<String> unlisted(Map<String, Listed> library) {
      Set<String> all = new TreeSet<>();
      for (Executable constructor : jdk.getDeclaredConstructors()) {
        boolean isListed = methods.containsKey(signature(jdk.getSimpleName(), constructor.getParameterTypes()));
        if (isOpen(constructor.getModifiers()) && !isListed && jdk != Object.class) {  // that one does nothing
          all.add(word(constructor, jdk.getSimpleName()));
        }
      }
      Set<Class<?>> sources = new java.util.LinkedHashSet<>(List.of(jdk));
      addAbove(jdk, sources);
      for (Class<?> source : sources) {
        boolean isElsewhere = source != jdk && !source.isInterface() && library.containsKey(source.getName());
        if (!isElsewhere) {
          addMembers(source, all);
        }
      }
      for (Class<?> source : sources) {
        if (library.containsKey(source.getName())) {
          all.removeAll(library.get(source.getName()).nested);
        }
      }
      all.removeAll(fields.keySet());
      if (isEnum()) {
        all.removeAll(OF_ENUMS);
      }
      return all;
    }

    private void addMembers(Class<?> source, Set<String> all) {
      for (Method method : source.getDeclaredMethods()) {
        boolean staysThere = source != jdk && source.isInterface() && Modifier.isStatic(method.getModifiers());
        boolean isListed = methods.containsKey(signature(method.getName(), method.getParameterTypes()));
        if (isOpen(method.getModifiers()) && !method.isBridge() && !staysThere && !isListed) {
          all.add(word(method, method.getName()));
        }
      }
      for (Field field : source.getDeclaredFields()) {
        if (isOpen(field.getModifiers())) {
          all.add(field.getName());
        }
      }
      for (Class<?> nested : source.getDeclaredClasses()) {
        if (isOpen(nested.getModifiers())) {
          all.add(nested.getSimpleName());
        }
      }
    }

    private void write(Set<String> words) throws IOException {
      StringBuilder kept = new StringBuilder();
      for (String line : text.split("\n")) {
        if (!line.startsWith(UNLISTED)) {
          kept.append(line).append('\n');
        }
      }
      StringBuilder line = new StringBuilder();
      for (String word : words) {
        if (line.length() + word.length() > 110) {
          kept.append(line).append('\n');
          line.setLength(0);
        }
        line.append(line.isEmpty() ? UNLISTED : "").append(' ').append(word);
      }
      Files.writeString(file, kept.toString() + (line.isEmpty() ? "" : line + "\n"));
    }
  }
}
