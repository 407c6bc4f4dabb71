import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What Warrant is known to get wrong: a file of regular expressions for lines of an oracle's output. */
final class OpenDifferences {
  private final List<Pattern> patterns = new ArrayList<>();

  OpenDifferences(Path file) throws IOException {
    for (String line : Files.readAllLines(file)) {
      if (!line.startsWith("#")) {
        patterns.add(Pattern.compile(line));
      }
    }
  }

  /** Takes out what is known; yields how many. */
  int removeFrom(List<String> differences) {
    int all = differences.size();
    differences.removeIf(difference -> patterns.stream().anyMatch(pattern -> pattern.matcher(difference).find()));
    return all - differences.size();
  }
}
