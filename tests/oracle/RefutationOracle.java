import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * RefutationOracle WARRANT WORK LEAST FOLDER…: what is wrong in each program of the folders is refuted, with Java programs that
 * show it: each must be compiled together with the program, and fail when it runs. At least LEAST percent of what fails
 * must be refuted, and what is not have a reason.
 */
public final class RefutationOracle {
  private final String warrant;
  private final Path work;
  private int programs = 0;
  private int tests = 0;
  private int failing = 0;
  private final Map<String, Integer> answers = new TreeMap<>();
  private final List<String> problems = new ArrayList<>();

  private RefutationOracle(String warrant, Path work) {
    this.warrant = warrant;
    this.work = work;
  }

  public static void main(String[] arguments) throws Exception {
    RefutationOracle oracle = new RefutationOracle(arguments[0], Path.of(arguments[1]));
    ResolveOracle.remove(oracle.work);
    for (int i = 3; i < arguments.length; i++) {
      try (Stream<Path> entries = Files.list(Path.of(arguments[i]))) {
        for (Path program : entries.sorted().toList()) {
          oracle.judge(program);
        }
      }
    }
    oracle.problems.forEach(System.out::println);
    double share = 100.0 * oracle.answers.getOrDefault("refuted", 0) / Math.max(1, oracle.failing);
    System.out.printf(
        "%d programs, %d failures: %s, %.1f %% refuted; %d Java programs, %d problems%n",
        oracle.programs, oracle.failing, oracle.answers, share, oracle.tests, oracle.problems.size());
    boolean isGood = oracle.problems.isEmpty() && oracle.programs > 0 && share >= Double.parseDouble(arguments[2]);
    System.exit(isGood ? 0 : 1); // threads may run still that never end
  }

  private void judge(Path program) throws Exception {
    Path folder = Files.createDirectories(work.resolve(Integer.toString(programs++)));
    Path written = Files.createDirectories(folder.resolve("tests"));
    List<String> command = List.of(
        warrant, "verify", "--cache", "off", "--format", "json", "--refute", "--tests", written.toString(), program.toString());
    Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() > 2) {
      problems.add(String.join(" ", command) + ": status " + process.exitValue());
      return;
    }
    List<Path> named = new ArrayList<>();
    for (Object file : WarrantSide.list(WarrantSide.object(Json.read(text)), "files")) {
      for (Object member : WarrantSide.list(WarrantSide.object(file), "members")) {
        for (Object failure : WarrantSide.list(WarrantSide.object(member), "failures")) {
          count(program, WarrantSide.object(failure), named);
        }
      }
    }
    run(program, folder, named);
  }

  private void count(Path program, Map<String, Object> failure, List<Path> named) {
    if (!failure.get("severity").equals("error")) {
      return;
    }
    failing++;
    Map<String, Object> refutation = WarrantSide.object(failure.get("refutation"));
    String answer = (String) refutation.get("answer");
    answers.merge(answer, 1, Integer::sum);
    if (refutation.get("test") != null) {
      named.add(Path.of((String) refutation.get("test")));
    } else if (refutation.get("because") == null) {
      problems.add(program + ":" + failure.get("line") + ": " + answer + ", without a reason");
    }
  }

  /** Those that wait for what does not end come last: it goes on. */
  private void run(Path program, Path folder, List<Path> named) throws Exception {
    List<Path> sources = new ArrayList<>(named);
    try (Stream<Path> files = Files.walk(program)) {
      files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
    }
    Path classes = Files.createDirectories(folder.resolve("classes"));
    String messages = compile(sources, classes);
    if (!messages.isEmpty()) {
      problems.add(program + ": javac refuses what was written: " + messages);
      return;
    }
    for (Path test : named) {
      tests++;
      String outcome = outcomeOf(test, classes);
      if (outcome.equals("returns")) {
        problems.add(test + ": nothing fails when it runs");
      }
    }
  }

  private static String compile(List<Path> sources, Path classes) throws IOException {
    StringWriter messages = new StringWriter();
    var compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options = List.of("-proc:none", "-Xlint:none", "-nowarn", "-d", classes.toString());
    try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      boolean isGood = compiler.getTask(
          new PrintWriter(messages), files, null, options, null, files.getJavaFileObjectsFromPaths(sources)).call();
      return isGood ? "" : messages.toString();
    }
  }

  private static String outcomeOf(Path test, Path classes) throws Exception {
    String name = test.getFileName().toString().replace(".java", "");
    String text = Files.readString(test);
    int at = text.indexOf("\npackage ");
    String prefix = at < 0 ? "" : text.substring(at + 9, text.indexOf(';', at)) + ".";
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
      loader.setDefaultAssertionStatus(true);
      Method main = loader.loadClass(prefix + name).getMethod("main", String[].class);
      main.invoke(null, (Object) new String[0]);
      return "returns";
    } catch (InvocationTargetException thrown) {
      Throwable cause = thrown.getCause();
      // What the test itself does wrong shows nothing of the program.
      boolean isOwn = cause instanceof ReflectiveOperationException || cause instanceof ClassCastException && cause.getStackTrace()[0].getClassName().equals(prefix + name);
      return isOwn ? "returns" : cause.getClass().getName();
    }
  }
}
