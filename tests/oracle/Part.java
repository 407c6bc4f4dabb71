import java.util.ArrayList;
import java.util.List;

/**
 * A part of a generated file: a statement, a member or a class. Each header takes a line of its own, so that a part that
 * a compiler refuses can be found and taken out again.
 */
class Part {
  enum Kind {
    STATEMENT,
    RETURN, // without which the member around it is wrong; see ReturnPart
    MEMBER,
    CLASS,
    FILE
  }

  final Kind kind;
  final String header;
  final List<Part> parts = new ArrayList<>();

  Part(Kind kind, String header) {
    this.kind = kind;
    this.header = header;
  }

  static Part statement(String text) {
    return new Part(Kind.STATEMENT, text);
  }

  String header() {
    return header;
  }

  private boolean hasBraces() {
    return kind != Kind.FILE && header().endsWith("{");
  }

  final String text() {
    StringBuilder text = new StringBuilder();
    print(text, "");
    return text.toString();
  }

  private void print(StringBuilder text, String indentation) {
    text.append(indentation).append(header()).append('\n');
    String inner = kind == Kind.FILE ? indentation : indentation + "  ";
    parts.forEach(part -> part.print(text, inner));
    if (hasBraces()) {
      text.append(indentation).append("}\n");
    }
  }

  private int lines() {
    return (hasBraces() ? 2 : 1) + parts.stream().mapToInt(Part::lines).sum();
  }

  /** The parts that the line, counted from 0, belongs to, outermost first. */
  final List<Part> around(int line) {
    List<Part> found = new ArrayList<>(List.of(this));
    int start = 1;
    for (Part part : parts) {
      int behind = start + part.lines();
      if (start <= line && line < behind) {
        found.addAll(part.around(line - start));
        return found;
      }
      start = behind;
    }
    return found;
  }

  /** Another form of the part, without what the problem is about; false: there is none. */
  boolean weaken(String problem) {
    return false;
  }

  /** Takes out of the file what is wrong at the line; false: nothing can be. */
  static boolean mend(Part file, int line, String problem) {
    List<Part> around = file.around(line);
    int i = around.size() - 1;
    if (i > 0 && around.get(i).weaken(problem)) {
      return true;
    }
    if (around.get(i).kind == Kind.RETURN) {
      i--;
    }
    return i > 0 && around.get(i - 1).parts.remove(around.get(i));
  }
}
