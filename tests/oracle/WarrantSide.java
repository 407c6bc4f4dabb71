import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What `warrant resolve` says of a program. */
final class WarrantSide {
  private static final Pattern CLASS_NUMBER = Pattern.compile("#([0-9]+)");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");

  final boolean isVerifiable;
  final List<JavacSide.Problem> errors = new ArrayList<>();
  final Meaning meaning = new Meaning();
  /** Where Warrant says two things of one place. */
  final List<String> contradictions = new ArrayList<>();
  private final Map<String, String> classNames = new HashMap<>();
  private final Map<String, Set<String>> overriddenDirectly = new HashMap<>();
  private final Map<String, Set<String>> superclasses = new HashMap<>();

  /** Runs Warrant on the paths, of which each directory is a program. */
  static List<WarrantSide> run(String warrant, List<Path> paths) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(warrant, "resolve"));
    paths.forEach(path -> command.add(path.toString()));
    Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String text = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    int status = process.waitFor();
    if (status != 0 && status != 3) {
      throw new IOException("warrant resolve ends with " + status + ": " + String.join(" ", command));
    }
    List<WarrantSide> programs = new ArrayList<>();
    for (Object program : list(object(Json.read(text)), "programs")) {
      programs.add(new WarrantSide(object(program)));
    }
    return programs;
  }

  private WarrantSide(Map<String, Object> program) throws IOException {
    isVerifiable = (Boolean) program.get("isVerifiable");
    for (Object entry : list(program, "problems")) {
      Map<String, Object> problem = object(entry);
      if (problem.get("severity").equals("error")) {
        errors.add(
            new JavacSide.Problem(
                (String) problem.get("path"),
                ((Long) problem.get("line")).intValue(),
                (String) problem.get("code"),
                (String) problem.get("message")));
      }
    }
    if (!isVerifiable) {
      return;
    }
    for (Object entry : list(program, "classes")) {
      Map<String, Object> known = object(entry);
      String name = ((String) known.get("name")).replace('.', '$');
      classNames.put("#" + known.get("class"), packageOf((String) known.get("path")) + name);
    }
    for (Object file : list(program, "files")) {
      if (((String) object(file).get("path")).endsWith(".java")) {
        addFile((String) object(file).get("path"), list(object(file), "nodes"));
      }
    }
    closeOverrides();
  }

  private final Map<String, String> packages = new LinkedHashMap<>();

  private String packageOf(String path) throws IOException {
    if (path.isEmpty()) {
      return "java.lang.";
    }
    if (!packages.containsKey(path)) {
      Matcher declared = PACKAGE.matcher(Files.readString(Path.of(path)));
      packages.put(path, declared.find() ? declared.group(1) + "." : "");
    }
    return packages.get(path);
  }

  private String named(Object text) {
    return CLASS_NUMBER.matcher((String) text).replaceAll(
        number -> Matcher.quoteReplacement(classNames.get(number.group())));
  }

  // ------------------------------------------------------------------------------------------------------ nodes

  private void addFile(String path, List<Object> nodes) throws IOException {
    String text = Files.readString(Path.of(path));
    List<Integer> lines = new ArrayList<>(List.of(0, 0));
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
      lines.add(end + 1);
    }
    String file = Path.of(path).toAbsolutePath().toString();
    for (Object entry : nodes) {
      Map<String, Object> node = object(entry);
      int start = offset(text, lines, node.get("line"), node.get("column"));
      int end = offset(text, lines, node.get("endLine"), node.get("endColumn"));
      boolean isDefault = node.get("kind").equals("expression") && !node.containsKey("type")
          && text.startsWith("switch", start); // of the variable for what it yields
      if (isDefault) {
        continue;
      }
      addNode((String) node.get("kind"), new Meaning.Place(file, start, end), node);
    }
  }

  private static int offset(String text, List<Integer> lines, Object line, Object column) {
    return text.offsetByCodePoints(lines.get(((Long) line).intValue()), ((Long) column).intValue() - 1);
  }

  private void addNode(String kind, Meaning.Place place, Map<String, Object> node) {
    switch (kind) {
      case "call" -> {
        String method = named(node.get("method"));
        String other = meaning.calls.put(place, method);
        if (other != null && !other.equals(method)) {
          contradictions.add(place + ": calls " + other + " and " + method);
        }
      }
      case "expression" -> addExpression(place, node);
      case "field" -> meaning.constants.put(place, node.containsKey("value") ? node.get("value") : "maybe");
      case "method" -> {
        Set<String> above = new HashSet<>();
        ((List<?>) node.get("overrides")).forEach(method -> above.add(named(method)));
        overriddenDirectly.computeIfAbsent(named(node.get("method")), name -> new HashSet<>()).addAll(above);
        meaning.overrides.put(place, above);
      }
      case "inherits" ->
          meaning.inherited.add(
              new Meaning.Inherited(
                  named(node.get("class")), named(node.get("method")), named(node.get("overrides"))));
      case "default" -> meaning.defaults.put(named(node.get("class")), named(node.get("method")));
      case "omitted" -> meaning.omitted.add(place);
      default -> throw new IllegalArgumentException(kind);
    }
  }

  private void addExpression(Meaning.Place place, Map<String, Object> node) {
    String type = node.containsKey("type") ? named(node.get("type")) : null;
    Meaning.Expression known = meaning.expressions.get(place);
    if (known == null || known.type() == null) {
      meaning.expressions.put(
          place, new Meaning.Expression(type, node.get("value"), node.containsKey("maybe")));
    }
  }

  // -------------------------------------------------------------------------------------------------- overriding

  private void closeOverrides() {
    for (Set<String> above : meaning.overrides.values()) {
      for (List<String> open = new ArrayList<>(above); !open.isEmpty(); ) {
        for (String next : overriddenDirectly.getOrDefault(open.remove(open.size() - 1), Set.of())) {
          if (above.add(next)) {
            open.add(next);
          }
        }
      }
    }
  }

  /** What the method overrides, itself included. */
  Set<String> withOverridden(String method) {
    Set<String> all = new HashSet<>(Set.of(method));
    for (List<String> open = new ArrayList<>(all); !open.isEmpty(); ) {
      for (String next : overriddenDirectly.getOrDefault(open.remove(open.size() - 1), Set.of())) {
        if (all.add(next)) {
          open.add(next);
        }
      }
    }
    return all;
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> object(Object value) {
    return (Map<String, Object>) value;
  }

  @SuppressWarnings("unchecked")
  static List<Object> list(Map<String, Object> object, String key) {
    return object.containsKey(key) ? (List<Object>) object.get(key) : List.of();
  }
}
