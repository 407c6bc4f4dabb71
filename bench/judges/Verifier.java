import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs `warrant verify` on programs that are changed, in a folder of its own. One that takes long decides nothing: that
 * is counted in processor time, so that what else the machine does changes nothing.
 */
final class Verifier implements AutoCloseable {
  private static final int SECONDS = 20;
  private static final Set<Integer> KILLED = Set.of(128 + 9, 128 + 24); // by SIGKILL, SIGXCPU
  private static final Pattern COUNT = Pattern.compile("\"(\\w+)\": (\\d+),?\n");

  private final String warrant;
  private final Path folder;
  private final Set<Process> running = ConcurrentHashMap.newKeySet();

  Verifier(String warrant) throws IOException {
    this.warrant = warrant;
    Runtime.getRuntime().addShutdownHook(new Thread(() -> running.forEach(Process::destroyForcibly)));
    folder = Files.createTempDirectory("judges");
  }

  /** How a run ended: its exit status, what it printed, and the counts of all members together by their names. */
  record Outcome(int status, String text) {
    boolean isVerified() {
      return status == 0;
    }

    boolean isRefused() {
      return status == 3;
    }

    Map<String, Long> counts() {
      Map<String, Long> counts = new TreeMap<>();
      Matcher found = COUNT.matcher(text.substring(text.lastIndexOf("\"stats\"")));
      while (found.find()) {
        counts.putIfAbsent(found.group(1), Long.parseLong(found.group(2)));
      }
      return counts;
    }
  }

  Outcome run(Program program, String... options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(warrant, "verify", "--cache", "off", "--jobs", "1"));
    command.addAll(Arrays.asList(options));
    return run(program, command);
  }

  /** What the command says of the program, whose path is put behind it. */
  Outcome run(Program program, List<String> start) throws IOException, InterruptedException {
    Path place = Files.createTempDirectory(folder, "run");
    List<String> command = new ArrayList<>(List.of("sh", "-c", "ulimit -t " + SECONDS + " && exec \"$@\"", "sh"));
    command.addAll(start);
    command.add(program.writeTo(place).toString());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    running.add(process);
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int status = process.waitFor();
    running.remove(process);
    if (KILLED.contains(status)) {
      status = 2;
    } else if (status > 3) {
      throw new IOException("it crashes, and the program stays there: " + String.join(" ", command));
    }
    for (String file : program.texts().keySet()) {
      Files.delete(place.resolve(file));
    }
    Files.delete(place);
    return new Outcome(status, text);
  }

  @Override
  public void close() throws IOException {
    Files.delete(folder);
  }
}
