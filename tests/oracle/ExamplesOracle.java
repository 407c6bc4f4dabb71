import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * ExamplesOracle WARRANT WORK FOLDER…: each program below the folders that has a main method is run by Java and by
 * `warrant run`, with and without permissions: both must print the same and end alike. `*.program` is one program.
 */
public final class ExamplesOracle {
  private final String warrant;
  private final Path work;
  private int compiled = 0;
  private int programs = 0;
  private int stopped = 0;
  private final List<String> differences = new ArrayList<>();

  private ExamplesOracle(String warrant, Path work) {
    this.warrant = warrant;
    this.work = work;
  }

  /** `error`: the simple name of what was thrown; null: nothing. */
  private record Run(String output, String error) {}

  public static void main(String[] arguments) throws Exception {
    ExamplesOracle oracle = new ExamplesOracle(arguments[0], Path.of(arguments[1]));
    ResolveOracle.remove(oracle.work);
    for (int i = 2; i < arguments.length; i++) {
      for (Path program : programsIn(Path.of(arguments[i]))) {
        oracle.judge(program);
      }
    }
    oracle.differences.forEach(System.out::println);
    System.out.println(oracle.programs + " programs run, " + oracle.stopped + " times not to the end, " + oracle.differences.size() + " differences");
    System.exit(oracle.differences.isEmpty() && oracle.programs > 0 ? 0 : 1);
  }

  private static List<Path> programsIn(Path folder) throws IOException {
    List<Path> programs = new ArrayList<>();
    try (Stream<Path> entries = Files.list(folder)) {
      for (Path entry : entries.sorted().toList()) {
        if (entry.toString().endsWith(".program") || entry.toString().endsWith(".java")) {
          programs.add(entry);
        } else if (Files.isDirectory(entry) && !entry.endsWith("wrong") && !entry.endsWith("errors")) {
          programs.addAll(programsIn(entry));
        }
      }
    }
    return programs;
  }

  private static List<Path> sourcesOf(Path program) throws IOException {
    try (Stream<Path> files = Files.walk(program)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  private void judge(Path program) throws Exception {
    List<Path> sources = sourcesOf(program);
    boolean hasMain = false;
    for (Path source : sources) {
      hasMain |= Files.readString(source).matches("(?s).*static void main\\(String(\\[\\]|\\.\\.\\.).*");
    }
    Path classes = work.resolve(Integer.toString(compiled++));
    if (!hasMain || !compile(sources, classes)) {
      return;
    }
    Run expected = runMain(classes);
    if (expected == null) {
      return;
    }
    programs++;
    for (List<String> options : List.of(List.<String>of(), List.of("--unchecked"))) {
      compare(program, options, expected);
    }
  }

  private void compare(Path program, List<String> options, Run expected) throws Exception {
    List<String> command = new ArrayList<>(List.of(warrant, "run"));
    command.addAll(options);
    command.add(program.toString());
    Path errors = work.resolve("errors");
    Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int status = process.waitFor();
    boolean isUnknown = status == 3 && Files.readString(errors).contains("has no contracts yet");
    if (status == 2 || isUnknown) { // it has what cannot be run
      stopped++;
      return;
    }
    boolean overflows = options.isEmpty() && printed.contains("arithmetic:overflow"); // which Java lets pass
    boolean isSame = overflows || expected.error() == null
        ? overflows || status == 0 && printed.equals(expected.output())
        : status == 1 && endsSo(expected, printed, Files.readString(errors));
    if (!isSame) {
      differences.add(String.join(" ", command) + ": status " + status + ", where Java ends in " + expected.error()
          + "; it prints\n" + printed + "where Java prints\n" + expected.output());
    }
  }

  /** A violation stands behind what the program prints; an exception that nobody catches is told elsewhere, as Java does. */
  private static boolean endsSo(Run expected, String printed, String errors) {
    boolean isViolated = printed.startsWith(expected.output())
        && printed.contains(expected.error().equals("AssertionError") ? "assert:false" : expected.error());
    return isViolated || printed.equals(expected.output()) && errors.contains(expected.error());
  }

  private static boolean compile(List<Path> sources, Path classes) throws IOException {
    Files.createDirectories(classes);
    var compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options = List.of("-proc:none", "-Xlint:none", "-d", classes.toString());
    try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      return compiler.getTask(
          new PrintWriter(new StringWriter()), files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
          .call();
    }
  }

  /** null: there is no main method, or there are several. */
  private static Run runMain(Path classes) throws Exception {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, null)) {
      loader.setDefaultAssertionStatus(true);
      List<Method> mains = new ArrayList<>();
      for (Path file : classFiles(classes)) {
        String name = classes.relativize(file).toString().replace('/', '.').replaceFirst("\\.class$", "");
        for (Method method : Class.forName(name, false, loader).getDeclaredMethods()) {
          boolean isMain = method.getName().equals("main") && Modifier.isStatic(method.getModifiers())
              && List.of(method.getParameterTypes()).equals(List.of(String[].class));
          if (isMain) {
            mains.add(method);
          }
        }
      }
      if (mains.size() != 1) {
        return null;
      }
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      mains.get(0).setAccessible(true);
      String error = null;
      try {
        mains.get(0).invoke(null, (Object) new String[0]);
      } catch (InvocationTargetException thrown) {
        error = thrown.getCause().getClass().getSimpleName();
      } catch (ExceptionInInitializerError thrown) {
        error = thrown.getCause().getClass().getSimpleName();
      } catch (AssertionError thrown) { // where a class starts
        error = "AssertionError";
      }
      return new Run(printed.toString(StandardCharsets.UTF_8), error);
    } finally {
      System.setOut(before);
    }
  }

  private static List<Path> classFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".class")).sorted().toList();
    }
  }
}
