import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Stability WARRANT LIBRARY PATH...: verifies each program as it is, with other names, with the members of its classes in another
 * order, and with members and classes that nothing speaks of. No variant may have more or fewer members that fail, or
 * that are not decided, nor may it take Z3 a tenth more or less.
 */
public final class Stability {
  private static final double TOLERANCE = 0.10;

  private final Verifier verifier;
  private int variants = 0;
  private int unstable = 0;
  private int asking = 0;
  private double largest = 0;

  private Stability(Verifier verifier) {
    this.verifier = verifier;
  }

  public static void main(String[] arguments) throws Exception {
    List<Path> paths = new ArrayList<>();
    for (int i = 2; i < arguments.length; i++) {
      paths.add(Path.of(arguments[i]));
    }
    List<Program> programs = Program.read(paths);
    try (Verifier verifier = new Verifier(arguments[0])) {
      Stability stability = new Stability(verifier);
      for (Program program : programs) {
        stability.judge(program, new Variants(program, Path.of(arguments[1])));
      }
      System.out.printf(
          "%d programs, %d of them ask Z3; %d variants, %d unstable; Z3's units differ by %.1f %% at most%n",
          programs.size(), stability.asking, stability.variants, stability.unstable, 100 * stability.largest);
      System.exit(stability.unstable == 0 ? 0 : 1);
    }
  }

  /** What is not verified, by its verdict, and what Z3 took. */
  private record Figures(int status, long failed, long unknown, long queries, long units) {
    boolean isVerdictOf(Figures other) {
      return status == other.status && failed == other.failed && unknown == other.unknown;
    }

    double difference(Figures other) {
      return units == other.units ? 0 : Math.abs(units - other.units) / (double) Math.max(1, units);
    }

    @Override
    public String toString() {
      return "status " + status + ", " + failed + " failed, " + unknown + " unknown, " + queries + " questions to Z3, "
          + units + " units";
    }
  }

  private void judge(Program program, Variants variants) throws IOException, InterruptedException {
    Figures own = figures(program);
    asking += own.queries > 0 ? 1 : 0;
    compare(program, "with other names", own, figures(variants.renamed()));
    compare(program, "in another order", own, figures(variants.reordered()));
    compare(program, "with more members", own, figures(variants.extended()));
  }

  private void compare(Program program, String variant, Figures own, Figures other) {
    variants++;
    largest = Math.max(largest, own.difference(other));
    if (!own.isVerdictOf(other) || own.difference(other) > TOLERANCE) {
      unstable++;
      System.out.println(program.path() + ": " + own + "; " + variant + " " + other);
    }
  }

  private Figures figures(Program program) throws IOException, InterruptedException {
    Verifier.Outcome outcome = verifier.run(program, "--format", "json", "--stats");
    Map<String, Long> counts = outcome.counts();
    return new Figures(outcome.status(), count(outcome, "failed"), count(outcome, "unknown"),
        counts.getOrDefault("solverQueries", 0L), counts.getOrDefault("resourceUnits", 0L));
  }

  private static long count(Verifier.Outcome outcome, String verdict) {
    return Pattern.compile("\"verdict\": \"" + verdict + "\"").matcher(outcome.text()).results().count();
  }
}
