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
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * RunOracle WARRANT KEPT PROGRAMS SEED [JOINS]: generated programs are run to see which values they have where. Then contracts,
 * invariants and asserts say so, which must hold when the program is run again; and in a second form one assert in each
 * member says something else: Warrant must not verify that member. `warrant run` must end both forms as Java does, by
 * the first wrong assert where Java meets one. Programs that speak against Warrant are kept in the
 * folder KEPT, below the number that generates them alone: PROGRAMS 1 and that SEED. JOINS is `on` or `off`; with
 * `none` the programs are run and not verified.
 */
public final class RunOracle {
  private static final int BATCH = 40;
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  private final String warrant;
  private final String joins;
  private int programs = 0;
  private int refused = 0;
  private int refusedByJavac = 0;
  private int whole = 0;
  private int members = 0;
  private int verified = 0;
  private int wrongAsserts = 0;
  private int refuted = 0;
  private int runs = 0;
  private int stopped = 0;
  private final List<String> failures = new ArrayList<>();
  private final Map<String, Integer> codes = new TreeMap<>();

  private RunOracle(String warrant, String joins) {
    this.warrant = warrant;
    this.joins = joins;
  }

  /** One program in its forms. */
  private static final class Trial {
    final long seed;
    final Path folder;
    final RunProgram program;
    /** The asserts that must fail, in the order of the program. */
    final Set<RunProgram.Probe> wrong = new HashSet<>();
    String outcome;
    boolean isBroken = false;

    Trial(long seed, Path kept) {
      this.seed = seed;
      folder = kept.resolve(Long.toString(seed));
      program = new RunGenerator(seed).program();
    }

    Path source(String form) {
      return folder.resolve(form).resolve("Main.java");
    }

    void write(String form, String text) throws IOException {
      Files.createDirectories(source(form).getParent());
      Files.writeString(source(form), text);
    }
  }

  public static void main(String[] arguments) throws Exception {
    RunOracle oracle = new RunOracle(arguments[0], arguments.length > 4 ? arguments[4] : "on");
    Path kept = Path.of(arguments[1]).toAbsolutePath();
    int count = Integer.parseInt(arguments[2]);
    long seed = Long.parseLong(arguments[3]);
    ResolveOracle.remove(kept);
    for (int start = 0; start < count; start += BATCH) {
      List<Trial> batch = new ArrayList<>();
      for (int i = start; i < Math.min(count, start + BATCH); i++) {
        batch.add(new Trial(seed + i, kept));
      }
      oracle.run(batch);
    }
    oracle.failures.forEach(System.out::println);
    System.out.println(
        oracle.programs + " programs (" + oracle.refusedByJavac + " more refused by javac, " + oracle.refused
            + " by Warrant " + oracle.codes + "), " + oracle.whole + " verified as a whole; with what they do: "
            + oracle.verified + " of " + oracle.members + " members verified; with a wrong assert: " + oracle.refuted
            + " of " + oracle.wrongAsserts + " members refuted; " + oracle.runs + " concrete runs, " + oracle.stopped
            + " not to the end; " + oracle.failures.size() + " wrong verdicts");
    System.exit(oracle.failures.isEmpty() ? 0 : 1);
  }

  private void run(List<Trial> batch) throws Exception {
    for (Trial trial : batch) {
      trial.write("seen", trial.program.observing());
      if (!compile(trial, "seen")) {
        trial.isBroken = true;
        refusedByJavac++;
        continue;
      }
      Observed.take();
      trial.outcome = runMain(trial, "seen");
      if (trial.outcome.endsWith("VerifyError")) { // javac has made what the JVM does not take
        Observed.take();
        trial.isBroken = true;
        refusedByJavac++;
        continue;
      }
      Map<Integer, Set<List<Object>>> seen = Observed.take();
      chooseWrong(trial, seen);
      trial.write("right", trial.program.asserting(seen, Set.of()));
      trial.write("wrong", trial.program.asserting(seen, trial.wrong));
    }
    batch.removeIf(trial -> trial.isBroken);
    for (Trial trial : batch) {
      checkRight(trial);
    }
    batch.removeIf(trial -> trial.isBroken);
    judge(batch);
  }

  /** In each member one of those that were seen. */
  private static void chooseWrong(Trial trial, Map<Integer, Set<List<Object>>> seen) {
    Random random = new Random(trial.seed);
    Map<String, List<RunProgram.Probe>> byMember = new LinkedHashMap<>();
    for (RunProgram.Probe probe : trial.program.probes) {
      Set<List<Object>> values = seen.get(probe.point());
      if (values != null && values.size() <= Observed.MOST) {
        byMember.computeIfAbsent(probe.member(), name -> new ArrayList<>()).add(probe);
      }
    }
    byMember.values().forEach(probes -> trial.wrong.add(probes.get(random.nextInt(probes.size()))));
  }

  // ---------------------------------------------------------------------------------------------------- running

  private static boolean compile(Trial trial, String form) throws IOException {
    StringWriter messages = new StringWriter();
    Path classes = Files.createDirectories(trial.folder.resolve(form + "-classes"));
    List<String> options =
        List.of("-proc:none", "-Xlint:none", "-g:none", "-d", classes.toString(), "-cp", System.getProperty("java.class.path"));
    try (var files = COMPILER.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      var sources = files.getJavaFileObjects(trial.source(form));
      boolean isGood = COMPILER.getTask(new PrintWriter(messages), files, null, options, null, sources).call();
      if (!isGood && System.getenv("ORACLE_VERBOSE") != null) {
        System.out.println(messages);
      }
      return isGood;
    }
  }

  /** `returns`, or what was thrown; with all static initialisers run anew. */
  private static String runMain(Trial trial, String form) throws Exception {
    URL[] classes = {trial.folder.resolve(form + "-classes").toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(classes, RunOracle.class.getClassLoader())) {
      loader.setDefaultAssertionStatus(true);
      Method main = loader.loadClass("Main").getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
      return "returns";
    } catch (InvocationTargetException thrown) {
      return thrown.getCause().getClass().getName();
    }
  }

  /** What was seen is seen again; otherwise the fault is the generator's. */
  private void checkRight(Trial trial) throws Exception {
    if (!compile(trial, "right") || !compile(trial, "wrong")) {
      trial.isBroken = true;
      refusedByJavac++;
      return;
    }
    String outcome = runMain(trial, "right");
    if (!outcome.equals(trial.outcome)) {
      throw new IllegalStateException(trial.folder + ": ends in " + outcome + ", not in " + trial.outcome);
    }
  }

  // --------------------------------------------------------------------------------------------- running concretely

  /** With what Java does, and what it does where an assert is wrong. */
  private void judgeRuns(Trial trial) throws Exception {
    judgeRun(trial, "right", "--unchecked", trial.outcome);
    judgeRun(trial, "right", null, trial.outcome);
    judgeRun(trial, "wrong", "--unchecked", runMain(trial, "wrong"));
  }

  private void judgeRun(Trial trial, String form, String option, String outcome) throws Exception {
    List<String> command = new ArrayList<>(List.of(warrant, "run", trial.source(form).toString()));
    if (option != null) {
      command.add(option);
    }
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int status = process.waitFor();
    runs++;
    if (status == 2 || status == 3) { // what cannot be run, or is refused
      stopped++;
      if (System.getenv("ORACLE_VERBOSE") != null) {
        System.out.println(trial.folder + ": " + text);
      }
      return;
    }
    boolean overflows = option == null && text.contains("arithmetic:overflow");
    if (!overflows && !isAsIn(text, status, outcome)) {
      failures.add(trial.source(form) + ": Java ends in " + outcome + ", warrant run says " + text);
    }
  }

  private static boolean isAsIn(String text, int status, String outcome) {
    if (outcome.equals("returns")) {
      return status == 0;
    }
    String simple = outcome.substring(outcome.lastIndexOf('.') + 1);
    return status == 1 && text.contains(simple.equals("AssertionError") ? "assert:false" : simple);
  }

  // ---------------------------------------------------------------------------------------------------- judging

  private void judge(List<Trial> batch) throws Exception {
    boolean isVerified = !joins.equals("none");
    Map<String, Map<String, Object>> wrapped = isVerified ? verify(batch, "wrap") : Map.of();
    Map<String, Map<String, Object>> checked = isVerified ? verify(batch, "check") : Map.of();
    for (Trial trial : batch) {
      int before = failures.size();
      programs++;
      judgeRuns(trial);
      if (isVerified) {
        judge(
            trial,
            wrapped.get(trial.source("right").toString()),
            List.of(wrapped.get(trial.source("wrong").toString()), checked.get(trial.source("wrong").toString())));
      }
      if (failures.size() == before) {
        ResolveOracle.remove(trial.folder);
      }
    }
  }

  /** What Warrant says of the programs, by the paths of their files. */
  private Map<String, Map<String, Object>> verify(List<Trial> batch, String overflow) throws Exception {
    List<String> command = new ArrayList<>(
        List.of(warrant, "verify", "--format", "json", "--joins", joins, "--overflow", overflow, "--limit", "100000"));
    for (Trial trial : batch) {
      if (overflow.equals("wrap")) {
        command.add(trial.folder.resolve("right").toString());
      }
      command.add(trial.folder.resolve("wrong").toString());
    }
    Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() > 3) {
      throw new IOException("warrant verify crashes: " + String.join(" ", command));
    }
    Map<String, Map<String, Object>> byPath = new HashMap<>();
    for (Object file : WarrantSide.list(WarrantSide.object(Json.read(text)), "files")) {
      byPath.put((String) WarrantSide.object(file).get("path"), WarrantSide.object(file));
    }
    return byPath;
  }

  private void judge(Trial trial, Map<String, Object> right, List<Map<String, Object>> wrong) {
    List<Object> problems = new ArrayList<>(WarrantSide.list(right, "problems"));
    problems.removeIf(problem -> !WarrantSide.object(problem).get("severity").equals("error"));
    problems.forEach(problem -> codes.merge((String) WarrantSide.object(problem).get("code"), 1, Integer::sum));
    if (!problems.isEmpty() && System.getenv("ORACLE_VERBOSE") != null) {
      System.out.println(trial.folder + ": " + problems.get(0));
    }
    refused += problems.isEmpty() ? 0 : 1;
    List<Object> verdicts = WarrantSide.list(right, "members");
    boolean isWhole = problems.isEmpty() && !verdicts.isEmpty();
    for (Object member : verdicts) {
      boolean isVerified = WarrantSide.object(member).get("verdict").equals("verified");
      members++;
      verified += isVerified ? 1 : 0;
      isWhole &= isVerified;
    }
    whole += isWhole ? 1 : 0;
    if (isWhole && !trial.outcome.equals("returns")) {
      failures.add(trial.source("right") + ": verified, but ends in " + trial.outcome);
    }
    wrong.forEach(answer -> judgeWrong(trial, answer));
  }

  private void judgeWrong(Trial trial, Map<String, Object> wrong) {
    Map<String, Boolean> isVerified = new HashMap<>(); // for all classes that it runs in
    for (Object entry : WarrantSide.list(wrong, "members")) {
      Map<String, Object> member = WarrantSide.object(entry);
      String owner = (String) member.getOrDefault("inheritedFrom", member.get("class"));
      isVerified.merge(owner + "." + member.get("member"), member.get("verdict").equals("verified"), Boolean::logicalAnd);
    }
    for (RunProgram.Probe probe : trial.wrong) {
      for (Map.Entry<String, Boolean> member : isVerified.entrySet()) {
        boolean isIt = member.getKey().equals(probe.member()) || member.getKey().startsWith(probe.member() + "(");
        if (!isIt) {
          continue;
        }
        wrongAsserts++;
        refuted += member.getValue() ? 0 : 1;
        if (member.getValue()) {
          failures.add(
              trial.source("wrong") + ": " + member.getKey() + " is verified, and asserts what is wrong of `"
                  + probe.expression() + "`");
        }
      }
    }
  }
}
