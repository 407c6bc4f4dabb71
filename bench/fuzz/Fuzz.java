import java.util.Random;

// Random texts for examples/concolic/Parser.java: how many until each of the five defects shows.
//   javac -d OUT examples/concolic/Parser.java bench/fuzz/Fuzz.java && java -ea -cp OUT Fuzz [TEXTS [LENGTH [SEED]]]
// A text has LENGTH characters, from blank to `~`.
class Fuzz {
  static final String[] defects = {"nothing behind ?", "nothing behind \\", "new", "division by 0", "parentheses"};

  // Which of the defects it was.
  static int defectOf(Throwable thrown) {
    if (thrown instanceof ArithmeticException) return 3;
    String where = thrown.getStackTrace()[0].getMethodName();
    if (thrown instanceof AssertionError) return where.equals("name") ? 2 : 4;
    return where.equals("print") ? 0 : 1;
  }

  public static void main(String[] arguments) {
    int texts = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1_000_000;
    int length = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 8;
    Random random = new Random(arguments.length > 2 ? Long.parseLong(arguments[2]) : 1);
    int[] first = new int[defects.length], hits = new int[defects.length];
    char[] text = new char[length];
    for (int count = 1; count <= texts; count++) {
      for (int i = 0; i < length; i++) text[i] = (char) (' ' + random.nextInt(95));
      try {
        Parser.parse(text);
      } catch (ArithmeticException | ArrayIndexOutOfBoundsException | AssertionError thrown) {
        int defect = defectOf(thrown);
        if (hits[defect]++ == 0) first[defect] = count;
      }
    }
    for (int i = 0; i < defects.length; i++)
      System.out.println(defects[i] + ": " + (hits[i] == 0 ? "not found" : hits[i] + " times, first by text " + first[i]));
  }
}
