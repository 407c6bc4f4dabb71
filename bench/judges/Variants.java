import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Other texts that mean the same as a program. */
final class Variants {
  /** Comments that say nothing, literals, names with what stands before them, and anything else. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "//(?!@)[^\\n]*|/\\*(?!@).*?\\*/|\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])*'"
              + "|([\\\\.]?)\\s*\\b([A-Za-z_$][\\w$]*)|\\d\\w*|.",
          Pattern.DOTALL);
  /** What annotations declare: predicates, ghost methods, variables of formulas and of ghost code. */
  private static final List<Pattern> DECLARED = List.of(
      Pattern.compile("\\bpredicate\\s+(\\w+)\\s*\\("),
      Pattern.compile("\\b(?:pure|lemma)\\s+[\\w.<>\\[\\], ]+?\\s(\\w+)\\s*\\("),
      Pattern.compile("\\\\(?:forall|exists|sum|num_of|max|min|product)\\*?\\s+[\\w.<>\\[\\]]+\\s+(\\w+)"),
      Pattern.compile("\\\\(?:forall|exists)\\*?\\s+[\\w.<>\\[\\]]+\\s+\\w+\\s*,\\s*(\\w+)\\s*;"));
  private static final Pattern CALLED = Pattern.compile("\\b([A-Za-z_]\\w*)\\s*\\(");
  private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");
  /** What mathematical values have, and other words that annotations give a meaning behind a dot or before a `(`. */
  private static final Set<String> WORDS = Set.of(
      "length", "elems", "keys", "values", "head", "tail", "isEmpty", "set", "bag", "map", "seq", "option", "isSome",
      "getOrElse", "old", "result", "acc", "untouched", "read", "write", "name", "ordinal", "main", "this", "super");

  private final Program program;
  private final Set<String> declared = new TreeSet<>();
  private final Set<String> libraries = new HashSet<>();

  Variants(Program program, Path library) throws IOException {
    this.program = program;
    collectLibrary(library);
    for (Map.Entry<String, String> file : program.texts().entrySet()) {
      collectDeclared(file.getKey(), file.getValue());
    }
    declared.removeAll(libraries);
    declared.removeAll(WORDS);
  }

  // ---------------------------------------------------------------------------------------------------- renaming

  /** The program with other names for all that it declares; what overrides, or is named like, a method of the library keeps its name. */
  Program renamed() {
    Map<String, String> names = new HashMap<>();
    int number = 0;
    for (String name : declared) {
      String other = "n" + (100 + number++ * 7919 % 9973);
      names.put(name, Character.isUpperCase(name.charAt(0)) ? other.toUpperCase(Locale.ROOT) : other);
    }
    Program renamed = program;
    for (Map.Entry<String, String> file : program.texts().entrySet()) {
      Matcher token = TOKEN.matcher(file.getValue());
      StringBuilder text = new StringBuilder();
      while (token.find()) {
        boolean isName = token.group(2) != null && !"\\".equals(token.group(1));
        String other = isName ? names.get(token.group(2)) : null;
        String before = isName ? token.group().substring(0, token.start(2) - token.start()) : "";
        token.appendReplacement(text, Matcher.quoteReplacement(other == null ? token.group() : before + other));
      }
      renamed = renamed.with(file.getKey(), text.toString());
    }
    return renamed;
  }

  private void collectLibrary(Path folder) throws IOException {
    Map<String, List<Path>> classes;  // a class may be said in parts
    try (Stream<Path> found = Files.walk(folder)) {
      classes = found.filter(path -> path.toString().endsWith(".java") && !path.startsWith(folder.resolve("run")))
          .collect(Collectors.groupingBy(path -> path.getFileName().toString().replace(".java", "")));
    }
    Set<String> known = new HashSet<>();
    Deque<String> texts = new ArrayDeque<>(program.texts().values());
    texts.add("Object String");
    while (!texts.isEmpty()) {
      Matcher name = NAME.matcher(texts.pop());
      while (name.find()) {
        if (classes.containsKey(name.group()) && known.add(name.group())) {
          for (Path part : classes.get(name.group())) {
            String text = Files.readString(part);
            texts.add(text);
            CALLED.matcher(text).results().forEach(call -> libraries.add(call.group(1)));
          }
        }
      }
    }
    libraries.addAll(known);
  }

  private void collectDeclared(String file, String text) throws IOException {
    parse(file, text).scan(new TreeScanner<Void, Void>() {
      @Override
      public Void visitClass(ClassTree tree, Void unused) {
        declared.add(tree.getSimpleName().toString());
        return super.visitClass(tree, null);
      }

      @Override
      public Void visitMethod(MethodTree tree, Void unused) {
        declared.add(tree.getName().toString());
        return super.visitMethod(tree, null);
      }

      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        declared.add(tree.getName().toString());
        return super.visitVariable(tree, null);
      }

      @Override
      public Void visitTypeParameter(TypeParameterTree tree, Void unused) {
        declared.add(tree.getName().toString());
        return super.visitTypeParameter(tree, null);
      }
    });
    declared.remove("<init>");
    for (Pattern pattern : DECLARED) {
      pattern.matcher(text).results().forEach(found -> declared.add(found.group(1)));
    }
  }

  // ------------------------------------------------------------------------------------------- members and classes

  private record Parsed(String text, CompilationUnitTree unit, SourcePositions positions) {
    void scan(TreeScanner<Void, Void> scanner) {
      scanner.scan(unit, null);
    }

    int start(Tree tree) {
      return (int) positions.getStartPosition(unit, tree);
    }

    int end(Tree tree) {
      return (int) positions.getEndPosition(unit, tree);
    }

    Collection<ClassTree> classes() {
      return unit.getTypeDecls().stream().filter(ClassTree.class::isInstance).map(ClassTree.class::cast).toList();
    }
  }

  private static Parsed parse(String file, String text) throws IOException {
    JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler().getTask(
        null, null, null, List.of("-proc:none"), null, List.of(new Program.Source(file, text)));
    CompilationUnitTree unit = task.parse().iterator().next();
    return new Parsed(text, unit, Trees.instance(task).getSourcePositions());
  }

  /** The program with the methods and constructors of each class the other way round, with what is written before each. */
  Program reordered() throws IOException {
    Program reordered = program;
    for (Map.Entry<String, String> file : program.texts().entrySet()) {
      Parsed parsed = parse(file.getKey(), file.getValue());
      Map<Integer, int[]> places = new TreeMap<>();
      Map<Integer, int[]> parts = new HashMap<>();
      for (ClassTree declared : parsed.classes()) {
        List<int[]> methods = methodsOf(parsed, declared);
        for (int i = 0; i < methods.size(); i++) {
          places.put(methods.get(i)[0], methods.get(i));
          parts.put(methods.get(i)[0], methods.get(methods.size() - 1 - i));
        }
      }
      StringBuilder text = new StringBuilder();
      int end = 0;
      for (int[] place : places.values()) {
        int[] part = parts.get(place[0]);
        text.append(parsed.text(), end, place[0]).append(parsed.text(), part[0], part[1]);
        end = place[1];
      }
      reordered = reordered.with(file.getKey(), text.append(parsed.text().substring(end)).toString());
    }
    return reordered;
  }

  /** Where they are: from the line behind the last member on. */
  private static List<int[]> methodsOf(Parsed parsed, ClassTree declared) {
    List<int[]> methods = new ArrayList<>();
    int last = parsed.text().indexOf('{', parsed.start(declared));
    for (Tree member : declared.getMembers()) {
      boolean isWritten = parsed.end(member) > last && parsed.start(member) >= last;
      if (!isWritten) {
        continue;
      }
      int line = parsed.text().indexOf('\n', last);
      if (member instanceof MethodTree && line >= 0 && line < parsed.start(member)) {
        methods.add(new int[] {line, parsed.end(member)});
      }
      last = parsed.end(member);
    }
    return methods;
  }

  /** The program with members in each of its classes, and with a class, that nothing else speaks of. */
  Program extended() throws IOException {
    Program extended = program;
    for (Map.Entry<String, String> file : program.texts().entrySet()) {
      Parsed parsed = parse(file.getKey(), file.getValue());
      StringBuilder text = new StringBuilder(file.getValue());
      List<ClassTree> classes = new ArrayList<>(parsed.classes());
      Collections.reverse(classes);
      for (ClassTree declared : classes) {
        if (declared.getKind() == Tree.Kind.CLASS) {
          text.insert(parsed.end(declared) - 1, MEMBERS);
        }
      }
      extended = extended.with(file.getKey(), text.toString());
    }
    String first = program.texts().keySet().iterator().next();
    return extended.with(first, extended.texts().get(first) + CLASS);
  }

  private static final String MEMBERS = """

        private int unrelatedField;
        //@ predicate unrelatedPredicate() = acc(unrelatedField) && 0 <= unrelatedField;

        //@ ensures \\result >= 0 && \\result >= unrelatedArgument;
        static int unrelatedMethod(int unrelatedArgument) {
          return unrelatedArgument > 0 ? unrelatedArgument : 0;
        }

        //@ requires unrelatedPredicate();
        //@ ensures unrelatedPredicate();
        void unrelatedChange(int unrelatedArgument) {
          unrelatedField = unrelatedMethod(unrelatedArgument);
        }
      """;
  private static final String CLASS = """

      class UnrelatedClass {
        int unrelatedValue;

        //@ requires acc(unrelatedValue);
        //@ ensures acc(unrelatedValue) && unrelatedValue == 1;
        void unrelatedUse() {
          unrelatedValue = 1;
        }
      }
      """;
}
