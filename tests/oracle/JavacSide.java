import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.api.JavacTaskPool;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** What javac says of a program. */
final class JavacSide implements AutoCloseable {
  private static final List<String> OPTIONS =
      List.of("-proc:none", "-Xlint:none", "-encoding", "UTF-8", "-implicit:none", "-Xmaxerrs", "1000", "-cp", "/nowhere");

  private final StandardJavaFileManager files = ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null);
  private final JavacTaskPool tasks = new JavacTaskPool(1); // which keep what they know of the JDK

  /** An error that one of the two reports. */
  record Problem(String path, int line, String code, String message) {
    @Override
    public String toString() {
      return code + " " + path + ":" + line + ": " + message;
    }
  }

  /** The errors of the last program. */
  final List<Problem> problems = new ArrayList<>();

  @Override
  public void close() throws IOException {
    files.close();
  }

  /** null: javac refuses the program. */
  Meaning read(List<Path> sources) throws IOException {
    DiagnosticCollector<JavaFileObject> reported = new DiagnosticCollector<>();
    return tasks.getTask(
        null, files, reported, OPTIONS, null, files.getJavaFileObjectsFromPaths(sources),
        task -> read(task, reported));
  }

  private Meaning read(JavacTask task, DiagnosticCollector<JavaFileObject> reported) {
    List<CompilationUnitTree> units = new ArrayList<>();
    boolean hasCrashed = false;
    try {
      task.parse().forEach(units::add);
      task.analyze();
    } catch (IllegalStateException crash) { // of javac 17, mostly at wrong programs, whose errors it has reported
      hasCrashed = true;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    problems.clear();
    for (Diagnostic<? extends JavaFileObject> found : reported.getDiagnostics()) {
      if (found.getKind() == Diagnostic.Kind.ERROR) {
        String path = found.getSource() == null ? "" : Path.of(found.getSource().toUri()).toString();
        problems.add(new Problem(path, (int) found.getLineNumber(), found.getCode(), "")); // its text takes long
      }
    }
    if (hasCrashed || !problems.isEmpty()) {
      return null;
    }
    Reader reader = new Reader(task);
    units.forEach(reader::read);
    return reader.meaning;
  }

  private static final class Reader extends TreePathScanner<Void, Void> {
    private final Meaning meaning = new Meaning();
    private final SourcePositions positions;
    private final Types types;
    private final Elements elements;
    private CompilationUnitTree unit;
    private String file;

    Reader(JavacTask task) {
      positions = Trees.instance(task).getSourcePositions();
      types = Types.instance(((BasicJavacTask) task).getContext());
      elements = task.getElements();
    }

    void read(CompilationUnitTree tree) {
      unit = tree;
      file = Path.of(tree.getSourceFile().toUri()).toString();
      for (Tree declaration : tree.getTypeDecls()) {
        scan(new TreePath(new TreePath(tree), declaration), null);
      }
    }

    // -------------------------------------------------------------------------------------------------- names

    private String nameOf(Type type) {
      Type erased = types.erasure(type);
      if (erased.hasTag(TypeTag.ARRAY)) {
        return nameOf(types.elemtype(erased)) + "[]";
      }
      if (erased.hasTag(TypeTag.BOT)) {
        return "null";
      }
      return erased.hasTag(TypeTag.CLASS) ? erased.tsym.flatName().toString() : erased.baseType().toString();
    }

    /** For Warrant, java.lang.Enum is what it implements, first of all. */
    private String typeOf(Type type) {
      String name = nameOf(type);
      return name.equals("java.lang.Enum") ? "java.io.Serializable" : name;
    }

    private String nameOf(Symbol method) {
      return nameOf(method, method.owner);
    }

    private String nameOf(Symbol method, Symbol owner) {
      StringJoiner parameters = new StringJoiner(",", "(", ")");
      for (Type parameter : method.erasure(types).getParameterTypes()) {
        parameters.add(nameOf(parameter));
      }
      return owner.flatName() + "." + method.name + parameters;
    }

    private Meaning.Place placeOf(Tree tree) {
      int start = (int) positions.getStartPosition(unit, tree);
      int end = (int) positions.getEndPosition(unit, tree);
      return start < 0 || end < 0 ? null : new Meaning.Place(file, start, end);
    }

    private Meaning.Place placeOfName(int position, CharSequence name) {
      return new Meaning.Place(file, position, position + name.length());
    }

    private static boolean isGenerated(Symbol constructor) {
      return (constructor.flags() & Flags.GENERATEDCONSTR) != 0;
    }

    // -------------------------------------------------------------------------------------------------- calls

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void nothing) {
      Symbol method = TreeInfo.symbol(((JCTree.JCMethodInvocation) tree).meth);
      if (method.isConstructor()) {
        addConstructorCall((JCTree.JCMethodInvocation) tree, method);
      } else {
        meaning.calls.put(placeOf(tree), nameOf(method));
      }
      return super.visitMethodInvocation(tree, nothing);
    }

    /** this(…) or super(…). */
    private void addConstructorCall(JCTree.JCMethodInvocation tree, Symbol called) {
      Meaning.Place place = placeOf(getCurrentPath().getParentPath().getLeaf());
      JCTree.JCMethodDecl within = enclosingMethod();
      if (placeOf(tree) == null) { // nobody wrote it
        place = placeOfName(within.pos, within.sym.owner.name);
      }
      if (isGenerated(within.sym)) {
        meaning.defaults.put(within.sym.owner.flatName().toString(), nameOf(called));
      } else {
        meaning.calls.put(place, nameOf(called));
        if (List.of("java.lang.Object", "java.lang.Enum").contains(called.owner.flatName().toString())) {
          meaning.optionalCalls.add(place);
        }
      }
    }

    private JCTree.JCMethodDecl enclosingMethod() {
      for (Tree tree : getCurrentPath()) {
        if (tree instanceof JCTree.JCMethodDecl method) {
          return method;
        }
      }
      throw new IllegalStateException("no method around");
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void nothing) {
      Symbol constructor = ((JCTree.JCNewClass) tree).constructor;
      Symbol owner = constructor.owner;
      Meaning.Place place = placeOf(tree);
      if (getCurrentPath().getParentPath().getLeaf() instanceof JCTree.JCVariableDecl variable
          && (variable.sym.flags() & Flags.ENUM) != 0) {
        Meaning.Place name = placeOfName(variable.pos, variable.name);
        place = new Meaning.Place(file, name.start(), place == null ? name.end() : Math.max(place.end(), name.end()));
        if (tree.getClassBody() != null) { // of a class of its own, whose constructor hands all on to the enum's
          owner = types.supertype(owner.type).tsym;
          place = new Meaning.Place(file, name.start(), endBeforeBody(tree, name.end()));
        }
        if (constructor.type.getParameterTypes().isEmpty()) {
          meaning.optionalCalls.add(place);
        }
      }
      meaning.calls.put(place, nameOf(constructor, owner));
      return super.visitNewClass(tree, nothing);
    }

    /** Where an enum's constant ends, but for the body of its class. */
    private int endBeforeBody(NewClassTree tree, int endOfName) {
      int end = endOfName;
      for (Tree argument : tree.getArguments()) {
        end = (int) positions.getEndPosition(unit, argument);
      }
      try {
        CharSequence text = unit.getSourceFile().getCharContent(true);
        while (text.charAt(end) != '{') {
          end++;
        }
        while (Character.isWhitespace(text.charAt(end - 1))) {
          end--;
        }
        return end;
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }

    // -------------------------------------------------------------------------------------------- expressions

    @Override
    public Void scan(Tree tree, Void nothing) {
      if (tree instanceof JCTree.JCExpression expression && isValue(expression)) {
        Meaning.Place place = placeOf(tree);
        if (place != null) {
          meaning.expressions.put(place, meaningOf(expression));
        }
      }
      return super.scan(tree, nothing);
    }

    private static boolean isValue(JCTree.JCExpression tree) {
      if (tree.type == null || tree.type.hasTag(TypeTag.VOID) || tree.type.hasTag(TypeTag.METHOD)) {
        return false;
      }
      if (tree instanceof JCTree.JCIdent || tree instanceof JCTree.JCFieldAccess) {
        return TreeInfo.symbol(tree).kind == Kinds.Kind.VAR && !TreeInfo.name(tree).contentEquals("super");
      }
      return !(tree instanceof JCTree.JCPrimitiveTypeTree
          || tree instanceof JCTree.JCArrayTypeTree
          || tree instanceof JCTree.JCTypeApply
          || tree instanceof JCTree.JCTypeUnion
          || tree instanceof JCTree.JCWildcard
          || tree instanceof JCTree.JCParens
          || tree instanceof JCTree.JCErroneous);
    }

    private Meaning.Expression meaningOf(JCTree.JCExpression tree) {
      boolean isPoly =
          tree instanceof JCTree.JCPolyExpression poly
              && poly.polyKind == JCTree.JCPolyExpression.PolyKind.POLY
              && !tree.type.isPrimitive();
      return new Meaning.Expression(typeOf(tree.type), valueOf(tree.type), isPoly || isArmOfChoice(tree));
    }

    /** Whether it chooses for another choice: then its value is converted to that one's type at once. */
    private boolean isArmOfChoice(JCTree.JCExpression tree) {
      if (!isChoice(tree)) {
        return false;
      }
      TreePath path = getCurrentPath();
      while (path.getLeaf() instanceof ParenthesizedTree
          || path.getLeaf() instanceof YieldTree
          || path.getLeaf() instanceof CaseTree) {
        path = path.getParentPath();
      }
      return isChoice(path.getLeaf());
    }

    private static boolean isChoice(Tree tree) {
      return tree instanceof JCTree.JCConditional || tree instanceof JCTree.JCSwitchExpression;
    }

    /** Of a constant, but for those of type float and double; null: it is none. */
    private static Object valueOf(Type type) {
      Object value = type.constValue();
      if (value == null || value instanceof Float || value instanceof Double) {
        return null;
      }
      if (type.hasTag(TypeTag.BOOLEAN)) {
        return ((Integer) value) != 0;
      }
      return value instanceof String ? value : (Object) ((Number) value).longValue();
    }

    @Override
    public Void visitAnnotation(AnnotationTree tree, Void nothing) {
      return null;
    }

    // ------------------------------------------------------------------------------------------- declarations

    @Override
    public Void visitVariable(VariableTree tree, Void nothing) {
      JCTree.JCVariableDecl variable = (JCTree.JCVariableDecl) tree;
      Object value = variable.sym.owner.kind == Kinds.Kind.TYP ? variable.sym.getConstantValue() : null;
      if (value != null && !(value instanceof Float) && !(value instanceof Double)) {
        Object plain =
            value instanceof Character letter
                ? (Object) (long) letter
                : value instanceof Number number ? (Object) number.longValue() : value;
        meaning.constants.put(placeOfName(variable.pos, variable.name), plain);
      }
      return super.visitVariable(tree, nothing);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void nothing) {
      JCTree.JCMethodDecl method = (JCTree.JCMethodDecl) tree;
      if (!isGenerated(method.sym)) {
        CharSequence name = method.sym.isConstructor() ? method.sym.owner.name : method.name;
        meaning.overrides.put(placeOfName(method.pos, name), overriddenBy(method.sym));
      }
      return super.visitMethod(tree, nothing);
    }

    private Set<String> overriddenBy(Symbol.MethodSymbol method) {
      Set<String> overridden = new HashSet<>();
      Symbol.ClassSymbol owner = (Symbol.ClassSymbol) method.owner;
      for (Type above : types.closure(owner.type)) {
        for (ExecutableElement other : ElementFilter.methodsIn(above.tsym.getEnclosedElements())) {
          if (above.tsym != owner && overrides(method, (Symbol.MethodSymbol) other, owner)) {
            overridden.add(nameOf((Symbol) other));
            overridden.addAll(overriddenBy((Symbol.MethodSymbol) other)); // JLS 8.4.8.1, its last case
          }
        }
      }
      return overridden;
    }

    /** As the JVM does, to which it does not matter whether a class between the two inherits the other one. */
    private boolean overrides(Symbol.MethodSymbol method, Symbol.MethodSymbol other, Symbol.ClassSymbol origin) {
      return method.name == other.name
          && !method.isStatic()
          && !other.isStatic()
          && method.overrides(other, origin, types, false);
    }

    @Override
    public Void visitClass(ClassTree tree, Void nothing) {
      Symbol.ClassSymbol declared = ((JCTree.JCClassDecl) tree).sym;
      if (!declared.isInterface()) {
        for (ExecutableElement member : ElementFilter.methodsIn(elements.getAllMembers(declared))) {
          boolean isPlain = !member.getModifiers().contains(Modifier.STATIC)
              && !member.getModifiers().contains(Modifier.PRIVATE)
              && !member.getModifiers().contains(Modifier.ABSTRACT);
          Symbol.MethodSymbol method = (Symbol.MethodSymbol) member;
          if (isPlain && method.owner != declared && !method.owner.isInterface()) {
            addInherited(declared, method);
          }
        }
      }
      return super.visitClass(tree, nothing);
    }

    /** The methods of interfaces that the inherited method implements only in this class. */
    private void addInherited(Symbol.ClassSymbol heir, Symbol.MethodSymbol method) {
      for (Type above : types.closure(heir.type)) {
        if (!above.tsym.isInterface() || method.owner.isSubClass(above.tsym, types)) {
          continue;
        }
        for (ExecutableElement other : ElementFilter.methodsIn(above.tsym.getEnclosedElements())) {
          if (elements.overrides(method, other, heir)) {
            meaning.inherited.add(
                new Meaning.Inherited(heir.flatName().toString(), nameOf(method), nameOf((Symbol) other)));
          }
        }
      }
    }
  }
}
