import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * java CheckContracts.java LIBRARY: whether the contracts of the library hold of the JDK that runs this, for arguments
 * drawn at random, among them the ends of the ranges, NaN, null, and one array in two places.
 *
 * Each contract becomes a method of Java: `int` is `long` there, as annotations count with mathematical integers, and
 * what speaks of permissions is left out. Of a constructor, the object is the new one.
 */
public class CheckContracts {
  private static final Pattern MEMBER = Pattern.compile(
      "((?: *//@ .*\n)*) *(?:/\\*@ pure @\\*/ )?public (static )?(?:<T> )?(?:([\\w\\[\\]]+) )?(\\w+)\\(([^)]*)\\);");
  private static final Pattern CLAUSE = Pattern.compile("//@ (requires|ensures|signals) (.*);");
  private static final Pattern GHOST = Pattern.compile("acc\\(|isValue\\(|isPlain\\(|isPattern\\(|areEqual\\(|held\\(");
  private static final Pattern OWNED = Pattern.compile("acc\\((\\w+)\\[\\*\\].*");
  private static final List<String> SIMPLE = List.of(
      "int", "long", "char", "byte", "short", "boolean", "float", "double", "String", "CharSequence", "Object", "Throwable", "int[]",
      "long[]", "char[]", "byte[]", "short[]", "boolean[]", "double[]", "T[]", "T");

  private final StringBuilder source = new StringBuilder();
  private final List<String> checks = new ArrayList<>();

  public static void main(String[] arguments) throws Exception {
    CheckContracts all = new CheckContracts();
    Path root = Path.of(arguments[0]);
    List<Path> files;
    try (Stream<Path> found = Files.walk(root)) {
      files = found.filter(path -> path.toString().endsWith(".java")).sorted().toList();
    }
    for (Path file : files) {
      all.addClass(root.relativize(file).toString().replace(".java", "").replace('/', '.'), Files.readString(file));
    }
    System.exit(all.run());
  }

  private void addClass(String name, String text) {
    if (!text.contains("class ") || text.contains("valid()")) {  // collections: CheckCollections.java
      return;
    }
    String simple = name.substring(name.lastIndexOf('.') + 1);
    Matcher member = MEMBER.matcher(text);
    while (member.find()) {
      List<String> requires = new ArrayList<>(), ensures = new ArrayList<>();
      boolean mayThrow = false;
      Matcher clause = CLAUSE.matcher(member.group(1));
      while (clause.find()) {
        mayThrow |= clause.group(1).equals("signals");
        Matcher owned = OWNED.matcher(clause.group(2));
        if (owned.matches() && clause.group(1).equals("requires")) {
          requires.add(owned.group(1) + " != null");
        }
        boolean isPure = !GHOST.matcher(clause.group(2)).find();
        if (isPure && !clause.group(1).equals("signals")) {
          (clause.group(1).equals("requires") ? requires : ensures).add(translated(clause.group(2).replaceAll("boxed\\((\\w+)\\)", simple + ".valueOf(passed)")));
        }
      }
      List<String> parameters =
          member.group(5).isBlank() ? List.of() : Arrays.asList(member.group(5).split(", "));
      boolean isKnown = parameters.stream().allMatch(one -> SIMPLE.contains(one.split(" ")[0]));
      boolean hasObject = member.group(2) != null || member.group(3) == null || name.equals("java.lang.String");
      if (isKnown && hasObject && !(ensures.isEmpty() && requires.isEmpty())) {
        addCheck(name, member.group(2) != null, member.group(3), member.group(4), parameters, requires, ensures, mayThrow);
      }
    }
  }

  private static final Pattern QUANTIFIER = Pattern.compile("\\(\\\\forall int (\\w+)(?:, (\\w+))?; ([^;]*); (.*)\\)(?=\\)?$)");

  // A body has a value where the range holds only.
  private static String translated(String clause) {
    String java = (clause.contains("\\") ? ofValues(clause) : simple(clause))
                      .replaceAll("(?<![\\w.])(length|getMessage|getCause|charAt|equals|indexOf)\\(", "self.$1(");
    for (int at = java.indexOf("charAt("); at >= 0; at = java.indexOf("charAt(", at + 1)) {
      int from = at + "charAt(".length(), to = endOfArgument(java, from);
      java = java.substring(0, from) + "(int) (" + java.substring(from, to) + ")" + java.substring(to);
    }
    return java;
  }

  private static int endOfArgument(String java, int from) {
    int to = from;
    for (int depth = 0; depth > 0 || java.charAt(to) != ')'; to++) {
      depth += java.charAt(to) == '(' ? 1 : java.charAt(to) == ')' ? -1 : 0;
    }
    return to;
  }

  private static String ofValues(String clause) {
    Matcher quantifier = QUANTIFIER.matcher(clause);
    if (quantifier.find()) {
      String second = quantifier.group(2) == null ? "unused" : quantifier.group(2);
      String body = elements(quantifier.group(4)).replace("? a[", "? a[(int) (").replace("] : ", ")] : ");
      return clause.substring(0, quantifier.start()) + "forAll((" + quantifier.group(1) + ", " + second + ") -> !("
          + quantifier.group(3) + ") || " + body + ")" + clause.substring(quantifier.end());
    }
    return elements(clause);
  }

  private static String elements(String clause) {
    return clause.replaceAll("\\\\old\\((\\w+)\\[([^\\]]*)\\]\\)", "old_$1[(int) ($2)]")
        .replaceAll("\\\\old\\(\\\\values\\((\\w+), ([^)]*)\\)\\.bag\\)", "bag(old_$1, $2)")
        .replaceAll("\\\\values\\((\\w+), ([^)]*)\\)\\.bag", "bag($1, $2)");
  }

  private static String simple(String clause) {
    String java = clause.replace("**", "&&")
                      .replaceAll("old\\((\\w+)\\[", "old_$1[(int) (")
                      .replaceAll("(old_\\w+\\[[^\\]]*)\\]\\)", "$1)]")
                      .replaceAll("\\bto\\[([^\\]]*)\\]", "to[(int) ($1)]")
                      .replaceAll("\\bthis\\b", "self");
    int arrow = java.indexOf("==>");
    return arrow < 0 ? java : "!(" + java.substring(0, arrow) + ") || (" + java.substring(arrow + 3) + ")";
  }

  private static boolean isIntegral(String type) {
    return List.of("int", "long", "byte", "short").contains(type);
  }

  private void addCheck(String owner, boolean isStatic, String result, String name, List<String> parameters,
      List<String> requires, List<String> ensures, boolean mayThrow) {
    String method = "check" + checks.size();
    checks.add(owner + "." + name + parameters);
    source.append("  static boolean ").append(method).append("(Random random) {\n");
    boolean isConstructor = result == null;
    if (!isStatic && !isConstructor) {
      source.append("    String self = text(random);\n    if (self == null) return true;\n");
    }
    List<String> passed = new ArrayList<>();
    for (String parameter : parameters) {
      String type = parameter.split(" ")[0].replaceAll("\\bT\\b", "String"), variable = parameter.split(" ")[1];
      boolean isSame = variable.equals("to");
      String drawn = "draw_" + type.replace("[]", "s") + "(random)";
      source.append("    ").append(isIntegral(type) ? "long" : type).append(' ').append(variable).append(" = ")
          .append(isSame ? "random.nextBoolean() ? from : " + drawn : drawn).append(";\n");
      if (type.endsWith("[]")) {
        source.append("    " + type + " old_" + variable + " = " + variable + " == null ? null : " + variable + ".clone();\n");
      }
      boolean isLong = result != null && result.endsWith("[]") || variable.equals("count");
      if (isLong && type.equals("int")) {  // as far as forAll looks, and memory goes
        source.append("    if (").append(variable).append(" > 11) return true;\n");
      }
      String argument = (isIntegral(type) ? "(" + type + ") " : "") + variable;
      if (parameters.size() == 1) {
        source.append("    final ").append(type).append(" passed = ").append(argument).append(";\n");
      }
      passed.add(argument);
    }
    requires.forEach(clause -> source.append("    if (!(").append(clause).append(")) return true;\n"));
    String call = (isConstructor ? "new " + owner : (isStatic ? owner : "self") + "." + name) + "("
        + String.join(", ", passed) + ")";
    String kind = isConstructor ? owner : isIntegral(result) ? "long" : result.replaceAll("\\bT\\b", "String");
    String target = isConstructor ? "self" : "result";
    source.append("    ").append(result != null && result.equals("void") ? "" : kind + " " + target + ";\n    ")
        .append("try { ").append(result != null && result.equals("void") ? "" : target + " = ").append(call)
        .append("; } catch (RuntimeException e) { ").append(mayThrow ? "return true" : "throw e").append("; }\n");
    source.append("    return ").append(ensures.isEmpty() ? "true" : "(" + String.join(") && (", ensures) + ")")
        .append(";\n  }\n\n");
  }

  private static final String DRAWING = """
      static final long[] ENDS = {0, 1, -1, 2, -2, 3, 7, Integer.MIN_VALUE, Integer.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE};
      static final String[] TEXTS = {null, "", "a", "ab", " a ", "-12", "2147483648", "\\uD83D\\uDE00", "\\uD83D", "\\u0000", "aba", "  "};
      static final double[] DOUBLES = {0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, -1.5, Double.MIN_VALUE, 1e300};
      static long draw_long(Random r) { return r.nextInt(3) == 0 ? r.nextLong() : ENDS[r.nextInt(ENDS.length)]; }
      static long draw_int(Random r) { return r.nextInt(3) == 0 ? r.nextInt(8) - 3 : (int) draw_long(r); }
      static long draw_byte(Random r) { return (byte) r.nextInt(); }
      static long draw_short(Random r) { return r.nextBoolean() ? (short) r.nextInt() : r.nextInt(300) - 150; }
      static char draw_char(Random r) { return (char) (r.nextBoolean() ? r.nextInt(130) : r.nextInt(65536)); }
      static boolean draw_boolean(Random r) { return r.nextBoolean(); }
      static double draw_double(Random r) { return r.nextBoolean() ? DOUBLES[r.nextInt(DOUBLES.length)] : r.nextGaussian(); }
      static float draw_float(Random r) { return (float) draw_double(r); }
      static String text(Random r) { return TEXTS[r.nextInt(TEXTS.length)]; }
      static String draw_String(Random r) { return text(r); }
      static CharSequence draw_CharSequence(Random r) { return r.nextInt(4) == 0 ? new StringBuilder("a") : text(r); }
      static Object draw_Object(Random r) { return r.nextBoolean() ? text(r) : new Object(); }
      static Throwable draw_Throwable(Random r) { return r.nextBoolean() ? null : new Exception(text(r)); }
      static int[] draw_ints(Random r) { return r.nextInt(9) == 0 ? null : r.ints(r.nextInt(6)).toArray(); }
      static long[] draw_longs(Random r) { return r.nextInt(9) == 0 ? null : r.longs(r.nextInt(6)).toArray(); }
      static double[] draw_doubles(Random r) { double[] a = new double[r.nextInt(6)]; for (int i = 0; i < a.length; i++) a[i] = draw_double(r); return a; }
      static char[] draw_chars(Random r) { char[] a = new char[r.nextInt(6)]; for (int i = 0; i < a.length; i++) a[i] = draw_char(r); return a; }
      static byte[] draw_bytes(Random r) { byte[] a = new byte[r.nextInt(6)]; r.nextBytes(a); return a; }
      static boolean[] draw_booleans(Random r) { boolean[] a = new boolean[r.nextInt(6)]; for (int i = 0; i < a.length; i++) a[i] = r.nextBoolean(); return a; }
      interface Body { boolean holds(int first, int second); }
      static boolean forAll(Body body) { for (int i = -2; i < 12; i++) for (int j = -2; j < 12; j++) if (!body.holds(i, j)) return false; return true; }
      static String bag(Object a, long from, long to) { java.util.List<Object> all = new java.util.ArrayList<>(); for (int i = (int) from; i < to; i++) all.add(java.lang.reflect.Array.get(a, i)); all.sort(null); return all.toString().intern(); }
      static short[] draw_shorts(Random r) { short[] a = new short[r.nextInt(6)]; for (int i = 0; i < a.length; i++) a[i] = (short) draw_short(r); return a; }
      static String[] draw_Strings(Random r) { String[] a = new String[r.nextInt(6)]; for (int i = 0; i < a.length; i++) a[i] = text(r); return a; }
    """;

  private int run() throws Exception {
    Path folder = Files.createTempDirectory("check-contracts");
    Path file = folder.resolve("Contracts.java");
    Files.writeString(file, "import java.util.Random;\n\npublic class Contracts {\n" + DRAWING.replace("    static", "  static") + "\n" + source + "}\n");
    if (ToolProvider.getSystemJavaCompiler().run(null, System.out, System.out, "-Xlint:none", "-nowarn", "-d", folder.toString(), file.toString()) != 0) {
      System.out.println("the contracts do not compile as Java: " + file);
      return 1;
    }
    int failed = 0;
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      Class<?> contracts = loader.loadClass("Contracts");
      for (int i = 0; i < checks.size(); i++) {
        failed += holds(contracts.getDeclaredMethod("check" + i, java.util.Random.class), checks.get(i)) ? 0 : 1;
      }
    }
    System.out.println(checks.size() + " contracts, " + failed + " do not hold");
    return failed == 0 ? 0 : 1;
  }

  private static boolean holds(java.lang.reflect.Method check, String name) throws Exception {
    check.setAccessible(true);
    java.util.Random random = new java.util.Random(1);
    for (int i = 0; i < 3000; i++) {
      try {
        if (!(boolean) check.invoke(null, random)) {
          System.out.println(name + ": the postcondition does not hold");
          return false;
        }
      } catch (java.lang.reflect.InvocationTargetException exception) {
        System.out.println(name + ": " + exception.getCause());
        return false;
      }
    }
    return true;
  }
}
