import java.util.List;
import java.util.Random;

/** Classes whose static initialisers look at each other's final fields, in whatever state these are. */
final class StaticGraph {
  private final Random random;
  private final RunProgram program;

  StaticGraph(Random random, RunProgram program) {
    this.random = random;
    this.program = program;
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  /** Yields how many. */
  int addClasses() {
    int count = 2 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      addClass(i, count);
    }
    return count;
  }

  private void addClass(int number, int count) {
    boolean isInterface = chance(20);
    String name = (isInterface ? "I" : "G") + number;
    int above = random.nextInt(count);
    program.add((isInterface ? "interface " : "class ") + "G" + number
        + (number > 0 && chance(50) && !isInterface && superclasses.contains(number - 1) ? " extends G" + (number - 1) : "") + " {");
    if (!isInterface) {
      superclasses.add(number);
    }
    String member = "G" + number + ".static()";
    String modifier = isInterface ? "" : "static final ";
    program.add(modifier + "B X = " + initial(number, count) + ";");
    if (!isInterface && chance(60)) {
      program.add("static {");
      addLook(random.nextInt(count), member);
      if (chance(50)) {
        program.add("G" + above + ".touch();");
        addLook(random.nextInt(count), member);
      }
      program.add("}");
    }
    if (isInterface && chance(60)) {
      program.add("default void nothing() { }");
    }
    program.add("static void touch() { }");
    program.add("static B get() { return X; }");
    program.add("}");
  }

  private final java.util.Set<Integer> superclasses = new java.util.HashSet<>();

  private String initial(int number, int count) {
    int other = random.nextInt(count);
    return switch (random.nextInt(5)) {
      case 0, 1 -> "new B()";
      case 2 -> "null";
      case 3 -> other == number ? "new B()" : "G" + other + ".X == null ? new B() : null";
      default -> other == number ? "new B()" : "G" + other + ".X";
    };
  }

  private void addLook(int other, String member) {
    program.addProbe("B", "G" + other + ".X", member);
  }

  void addUse(int count, String member) {
    int other = random.nextInt(count);
    if (chance(60)) {
      program.add("G" + other + ".touch();");
    }
    addLook(random.nextInt(count), member);
  }
}
