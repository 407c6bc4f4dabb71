import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Mutants WARRANT [--sample N] [--seed S] [--least PERCENT] [--equivalent FILE] PATH...: changes the bodies of programs in
 * small ways, and says which of the changed programs verify nevertheless: their contracts do not tell them from the
 * original. What javac refuses, what it compiles to the same code as the original or another mutant, and what is not
 * in the language does not count, nor what the file of equivalent mutants lists.
 *
 * --lockstep TOOL (tests/oracle/lockstep.cpp): those that verify run beside the original, on the same inputs. That may
 * tell that they do the same, or something else of which the contracts do not speak; one that violates its contract is a
 * mistake in Warrant.
 */
public final class Mutants {
  /** A tenth of the usual steps, which are enough for most. */
  private static final String[] LIMITS = {"--limit", "200000", "--query-limit", "500000"};
  private static final int UNDECIDED = 2;
  private static final String RUNS = "200";
  private static final int VIOLATES = 3; // of the runs in lockstep

  private final String warrant;
  private int sample = Integer.MAX_VALUE;
  private long seed = 1;
  private double least = 0;
  private String lockstep = null;
  private boolean isMistaken = false;
  private final List<Path> paths = new ArrayList<>();
  /** By program, line and change; whether it was met. */
  private final Map<String, Boolean> equivalent = new LinkedHashMap<>();
  private final Count total = new Count();

  /** A changed program, and how the change is shown. */
  private record Mutant(Program program, String place, String line, String what) {
    String key() {
      return program.name() + " | " + line + " | " + what;
    }
  }

  private static final class Count {
    int rejected = 0;
    int undecided = 0;
    int survived = 0;
    int alike = 0; // of those that survived, by the runs

    int all() {
      return rejected + undecided + survived;
    }

    double share() {
      return share(all());
    }

    double shareOfOthers() {
      return share(all() - alike);
    }

    private double share(int of) {
      return of == 0 ? 100 : 100.0 * (rejected + undecided) / of;
    }

    void add(Count other) {
      rejected += other.rejected;
      undecided += other.undecided;
      survived += other.survived;
      alike += other.alike;
    }

    @Override
    public String toString() {
      return String.format("%6d %9d %10d %9d %8.1f %% %7d %8.1f %%",
          all(), rejected, undecided, survived, share(), alike, shareOfOthers());
    }
  }

  private Mutants(String[] arguments) throws IOException {
    warrant = arguments[0];
    for (int i = 1; i < arguments.length; i++) {
      switch (arguments[i]) {
        case "--sample" -> sample = Integer.parseInt(arguments[++i]);
        case "--seed" -> seed = Long.parseLong(arguments[++i]);
        case "--least" -> least = Double.parseDouble(arguments[++i]);
        case "--lockstep" -> lockstep = arguments[++i];
        case "--equivalent" -> readEquivalent(Path.of(arguments[++i]));
        default -> paths.add(Path.of(arguments[i]));
      }
    }
  }

  private void readEquivalent(Path file) throws IOException {
    for (String line : Files.readAllLines(file)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        equivalent.put(line.strip(), false);
      }
    }
  }

  public static void main(String[] arguments) throws Exception {
    System.exit(new Mutants(arguments).run() ? 0 : 1);
  }

  private boolean run() throws Exception {
    List<String> table = new ArrayList<>();
    Set<String> names = new HashSet<>();
    ExecutorService workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try (Verifier verifier = new Verifier(warrant)) {
      for (Program program : Program.read(paths)) {
        names.add(program.name());
        if (!verifier.run(program).isVerified()) {
          System.out.println(program.path() + ": left out, since it is not verified");
          continue;
        }
        Count count = judge(program, verifier, workers);
        total.add(count);
        table.add(String.format("%-30s", program.path().getFileName()) + count);
      }
    } finally {
      workers.shutdown();
    }
    System.out.printf("%n%-30s%6s %9s %10s %9s %10s %7s %10s%n",
        "program", "all", "rejected", "undecided", "survived", "share", "alike", "of others");
    table.forEach(System.out::println);
    System.out.println(String.format("%-30s", "total") + total);
    return total.share() >= least & nothingStale(names) & !isMistaken;
  }

  private boolean nothingStale(Set<String> names) {
    boolean isGood = true;
    for (Map.Entry<String, Boolean> entry : equivalent.entrySet()) {
      String name = entry.getKey().substring(0, entry.getKey().indexOf(" | "));
      if (names.contains(name) && !entry.getValue() && sample == Integer.MAX_VALUE) {
        System.out.println("listed as equivalent, but rejected or not made: " + entry.getKey());
        isGood = false;
      }
    }
    return isGood;
  }

  private List<Mutant> mutantsOf(Program program) throws IOException {
    List<Mutant> mutants = new ArrayList<>();
    for (Map.Entry<String, String> file : program.texts().entrySet()) {
      String text = file.getValue();
      for (Mutations.Change change : Mutations.of(file.getKey(), text)) {
        int line = (int) text.substring(0, change.start()).chars().filter(c -> c == '\n').count() + 1;
        String source = text.lines().skip(line - 1).findFirst().orElse("").strip();
        String path = (program.isFolder() ? program.path().resolve(file.getKey()) : program.path()).toString();
        String what = shown(text.substring(change.start(), change.end())) + " → " + shown(change.replacement());
        mutants.add(new Mutant(program.with(file.getKey(), change.in(text)), path + ":" + line, source, what));
      }
    }
    if (mutants.size() > sample) {
      Collections.shuffle(mutants, new Random(seed));
      return mutants.subList(0, sample);
    }
    return mutants;
  }

  /** What runs of both say; null: nobody asks. */
  private Verifier.Outcome inLockstep(Mutant mutant, Program original, Verifier verifier) throws Exception {
    if (lockstep == null) {
      return null;
    }
    String path = original.path().toString();
    Verifier.Outcome runs = verifier.run(mutant.program(), List.of(lockstep, RUNS, path));
    isMistaken |= runs.status() == VIOLATES;
    return runs;
  }

  private static String shown(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    return line.isEmpty() || line.equals(";") ? "nothing" : line.length() > 60 ? line.substring(0, 57) + "..." : line;
  }

  private Count judge(Program program, Verifier verifier, ExecutorService workers) throws Exception {
    List<Mutant> mutants = mutantsOf(program);
    List<Future<String>> compiled = new ArrayList<>();
    for (Mutant mutant : mutants) {
      compiled.add(workers.submit(() -> mutant.program().bytecode()));
    }
    Set<String> known = new HashSet<>(List.of(program.bytecode()));
    List<Mutant> kept = new ArrayList<>();
    for (int i = 0; i < mutants.size(); i++) {
      String bytecode = compiled.get(i).get();
      if (bytecode != null && known.add(bytecode)) {
        kept.add(mutants.get(i));
      }
    }
    List<Future<Verifier.Outcome>> outcomes = new ArrayList<>();
    for (Mutant mutant : kept) {
      outcomes.add(workers.submit(() -> verified(mutant.program(), verifier)));
    }
    Count count = new Count();
    for (int i = 0; i < kept.size(); i++) {
      add(kept.get(i), outcomes.get(i).get(), program, verifier, count);
    }
    return count;
  }

  private static Verifier.Outcome verified(Program mutant, Verifier verifier) throws Exception {
    Verifier.Outcome outcome = verifier.run(mutant, LIMITS);
    return outcome.status() == UNDECIDED ? verifier.run(mutant) : outcome;
  }

  private void add(Mutant mutant, Verifier.Outcome outcome, Program original, Verifier verifier, Count count)
      throws Exception {
    switch (outcome.status()) {
      case 0 -> {
        Verifier.Outcome runs = inLockstep(mutant, original, verifier);
        if (equivalent.replace(mutant.key(), true) == null) {
          count.survived++;
          count.alike += runs != null && runs.status() == 0 ? 1 : 0;
          System.out.println(mutant.place() + ": " + mutant.what() + (runs == null ? "" : ": " + runs.text().strip()));
        } else if (runs != null && runs.status() == VIOLATES) {
          System.out.println(mutant.place() + ": " + mutant.what() + ": " + runs.text().strip());
        }
      }
      case 1 -> count.rejected++;
      case UNDECIDED -> count.undecided++;
      default -> { }
    }
  }
}
