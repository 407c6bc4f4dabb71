import java.util.ArrayList;
import java.util.List;

/** The variables at a place of a generated program, and the fields that may be touched there. */
final class Scope {
  /** As Warrant names it, without parameters where that tells enough. */
  final String member;
  final RunProgram.Method method;
  /** Whether a jump may leave a loop from there. */
  final boolean isInLoop;
  private final List<RunProgram.Variable> variables = new ArrayList<>();
  private final List<String> constants = new ArrayList<>();

  Scope(String member, RunProgram.Method method) {
    this.member = member;
    this.method = method;
    isInLoop = false;
    variables.addAll(method.parameters);
    if (method.isConstructor()) { // what they were is told when it ends
      method.parameters.forEach(parameter -> constants.add(parameter.name()));
    }
  }

  /** Within: what it declares is gone behind it. In a loop nothing is known of fields. */
  Scope(Scope around, boolean isLoop) {
    member = around.member;
    method = around.method;
    isInLoop = isLoop || around.isInLoop;
    around.variables.stream().filter(variable -> !isLoop || !variable.name().contains(".")).forEach(variables::add);
    constants.addAll(around.constants);
  }

  void add(String type, String name, boolean isAssignable) {
    variables.add(new RunProgram.Variable(type, name));
    if (!isAssignable) {
      constants.add(name);
    }
  }

  List<RunProgram.Variable> named(String type) {
    return variables.stream().filter(variable -> variable.type().equals(type)).toList();
  }

  List<RunProgram.Variable> assignable() {
    return variables.stream().filter(variable -> !constants.contains(variable.name())).toList();
  }

  /** Those whose values an invariant can tell. */
  List<RunProgram.Variable> locals() {
    return variables.stream().filter(variable -> !variable.name().contains(".")).toList();
  }
}
