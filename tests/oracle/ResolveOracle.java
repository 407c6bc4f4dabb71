import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * ResolveOracle WARRANT KEPT PROGRAMS SEED [FOLDER...]: compares what Warrant and javac say that code means: which
 * method a call calls, the types of expressions, the values of constants, and which methods override which. They read
 * the programs below the folders, and as many that are generated; those in which they differ are kept in the folder
 * KEPT, each under the number that generates it alone: PROGRAMS 1 and that SEED.
 */
public final class ResolveOracle {
  private static final int BATCH = 40;
  private static final int SHOWN = 60;
  /** How often a program is read again without what Warrant does not support. */
  private static final int ROUNDS = 6;

  private final String warrant;
  private final JavacSide javac = new JavacSide();
  private final Map<String, Integer> refused = new TreeMap<>();
  private final Comparison total = new Comparison();
  private int programs = 0;
  private int refusedByJavac = 0;
  private int failed = 0;

  private ResolveOracle(String warrant) {
    this.warrant = warrant;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    ResolveOracle oracle = new ResolveOracle(arguments[0]);
    Path kept = Path.of(arguments[1]).toAbsolutePath();
    for (int i = 4; i < arguments.length; i++) {
      oracle.compareFolder(Path.of(arguments[i]).toAbsolutePath());
    }
    oracle.report("programs at hand");
    oracle.compareGenerated(kept, Integer.parseInt(arguments[2]), Long.parseLong(arguments[3]));
    oracle.report("all programs");
    System.exit(oracle.failed == 0 ? 0 : 1);
  }

  private void report(String what) {
    System.out.println(
        what + ": " + programs + " compared, " + failed + " with differences, " + refusedByJavac
            + " refused by javac, " + refused.values().stream().mapToInt(Integer::intValue).sum()
            + " refused by Warrant " + refused);
    System.out.println("  " + total.counts());
  }

  // ------------------------------------------------------------------------------------------------- the programs

  private void compareFolder(Path folder) throws IOException, InterruptedException {
    Map<Path, List<Path>> found = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(ResolveOracle::isWanted).sorted(Comparator.naturalOrder()).toList()) {
        found.computeIfAbsent(programOf(path), program -> new ArrayList<>()).add(path);
      }
    }
    for (Map.Entry<Path, List<Path>> program : found.entrySet()) {
      Meaning meant = javac.read(program.getValue());
      if (meant == null) {
        refusedByJavac++;
      } else {
        WarrantSide answer = WarrantSide.run(warrant, List.of(program.getKey())).get(0);
        count(answer.errors);
        compare(program.getKey(), meant, answer);
      }
    }
  }

  private static boolean isWanted(Path path) {
    for (Path part : path) {
      if (part.toString().equals("errors")) {
        return false;
      }
    }
    return path.toString().endsWith(".java") && Files.isRegularFile(path);
  }

  private static Path programOf(Path path) {
    for (Path folder = path.getParent(); folder != null; folder = folder.getParent()) {
      if (folder.toString().endsWith(".program")) {
        return folder;
      }
    }
    return path;
  }

  private void compareGenerated(Path kept, int count, long firstSeed) throws IOException, InterruptedException {
    remove(kept);
    for (int start = 0; start < count; start += BATCH) {
      List<Generated> open = new ArrayList<>();
      for (int i = start; i < Math.min(count, start + BATCH); i++) {
        open.add(new Generated(kept.resolve(Long.toString(firstSeed + i)), firstSeed + i));
      }
      for (int round = 1; !open.isEmpty(); round++) {
        open = compareMended(open, round == ROUNDS);
      }
    }
  }

  /** One program that is generated, as far as the two take it. */
  private static final class Generated {
    final Path folder;
    final Map<String, Part> files;
    final List<Path> sources = new ArrayList<>();

    Generated(Path folder, long seed) {
      this.folder = folder;
      files = new HierarchyGenerator(seed).files();
    }

    void write() throws IOException {
      remove(folder);
      sources.clear();
      for (Map.Entry<String, Part> file : files.entrySet()) {
        Path path = folder.resolve(file.getKey());
        Files.createDirectories(path.getParent());
        sources.add(Files.writeString(path, file.getValue().text()));
      }
    }

    /** Takes out what the errors are about; false: that cannot be done. */
    boolean mend(List<JavacSide.Problem> problems) {
      List<JavacSide.Problem> lastFirst = new ArrayList<>(problems); // so that lines stay where they are
      lastFirst.sort(Comparator.comparing(JavacSide.Problem::line).reversed());
      Set<String> lines = new HashSet<>();
      boolean isMended = false;
      for (JavacSide.Problem problem : lastFirst) {
        Path path = Path.of(problem.path());
        Part file = path.startsWith(folder) ? files.get(folder.relativize(path).toString()) : null;
        if (file != null && problem.line() > 0 && lines.add(path + ":" + problem.line())) {
          isMended |= Part.mend(file, problem.line() - 1, problem.code());
        }
      }
      return isMended;
    }
  }

  /** Yields those programs that are to be read again, without what Warrant does not support. */
  private List<Generated> compareMended(List<Generated> programs, boolean isLast)
      throws IOException, InterruptedException {
    List<Generated> accepted = new ArrayList<>();
    List<Meaning> meanings = new ArrayList<>();
    for (Generated program : programs) {
      Meaning meaning = acceptedByJavac(program);
      if (meaning == null) {
        refusedByJavac++;
        remove(program.folder);
      } else {
        accepted.add(program);
        meanings.add(meaning);
      }
    }
    List<Generated> again = new ArrayList<>();
    List<WarrantSide> answers = WarrantSide.run(warrant, accepted.stream().map(program -> program.folder).toList());
    for (int i = 0; i < accepted.size(); i++) {
      WarrantSide answer = answers.get(i);
      count(answer.errors);
      if (!answer.errors.isEmpty() && !isLast) {
        if (accepted.get(i).mend(answer.errors)) {
          again.add(accepted.get(i));
        }
      } else if (compare(accepted.get(i).folder, meanings.get(i), answer)) {
        remove(accepted.get(i).folder);
      }
    }
    return again;
  }

  /** Takes out of it what javac refuses; null: javac never takes it. */
  private Meaning acceptedByJavac(Generated program) throws IOException {
    for (int round = 0; round < 40; round++) {
      program.write();
      Meaning meaning = javac.read(program.sources);
      if (meaning != null || !program.mend(javac.problems)) {
        return meaning;
      }
    }
    return null;
  }

  static void remove(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> paths = Files.walk(folder)) {
        for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }

  // ---------------------------------------------------------------------------------------------------- comparing

  private void count(List<JavacSide.Problem> errors) {
    for (JavacSide.Problem error : errors) {
      refused.merge(error.code(), 1, Integer::sum);
      if (System.getenv("ORACLE_VERBOSE") != null) {
        System.out.println("refused by Warrant: " + error);
      }
    }
  }

  /** Whether nothing speaks against it. */
  private boolean compare(Path program, Meaning meant, WarrantSide answer) throws IOException {
    if (!answer.isVerifiable) {
      return true;
    }
    programs++;
    List<String> differences = new ArrayList<>(total.compare(answer, meant));
    if (differences.isEmpty()) {
      return true;
    }
    failed++;
    if (failed <= SHOWN) {
      System.out.println(program + ":");
      differences.forEach(difference -> System.out.println("  " + difference));
    }
    return false;
  }
}
