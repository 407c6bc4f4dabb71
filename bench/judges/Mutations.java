import com.sun.source.tree.AssertTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.type.TypeKind;
import javax.tools.ToolProvider;

/**
 * The small changes of a file's bodies, in the order of the text. What contracts say stays: annotations are comments
 * to javac, and Java's own asserts are left out. So is what no contract speaks of: the example that `main` is, and
 * what is printed.
 */
final class Mutations extends TreeScanner<Void, Void> {
  /** A change of the text from start to end. */
  record Change(int start, int end, String replacement) {
    String in(String text) {
      return text.substring(0, start) + replacement + text.substring(end);
    }
  }

  private static final Map<String, List<String>> BINARY = Map.ofEntries(
      Map.entry("<", List.of("<=", ">=")), Map.entry("<=", List.of("<", ">")),
      Map.entry(">", List.of(">=", "<=")), Map.entry(">=", List.of(">", "<")),
      Map.entry("==", List.of("!=")), Map.entry("!=", List.of("==")),
      Map.entry("+", List.of("-", "*")), Map.entry("-", List.of("+")), Map.entry("*", List.of("+", "/")),
      Map.entry("/", List.of("*")), Map.entry("%", List.of("/")),
      Map.entry("&&", List.of("||")), Map.entry("||", List.of("&&")),
      Map.entry("&", List.of("|")), Map.entry("|", List.of("&")), Map.entry("^", List.of("&")),
      Map.entry("<<", List.of(">>")), Map.entry(">>", List.of("<<")), Map.entry(">>>", List.of("<<")));
  private static final Map<Tree.Kind, String> OPERATORS = Map.ofEntries(
      Map.entry(Tree.Kind.LESS_THAN, "<"), Map.entry(Tree.Kind.LESS_THAN_EQUAL, "<="),
      Map.entry(Tree.Kind.GREATER_THAN, ">"), Map.entry(Tree.Kind.GREATER_THAN_EQUAL, ">="),
      Map.entry(Tree.Kind.EQUAL_TO, "=="), Map.entry(Tree.Kind.NOT_EQUAL_TO, "!="),
      Map.entry(Tree.Kind.PLUS, "+"), Map.entry(Tree.Kind.MINUS, "-"), Map.entry(Tree.Kind.MULTIPLY, "*"),
      Map.entry(Tree.Kind.DIVIDE, "/"), Map.entry(Tree.Kind.REMAINDER, "%"),
      Map.entry(Tree.Kind.CONDITIONAL_AND, "&&"), Map.entry(Tree.Kind.CONDITIONAL_OR, "||"),
      Map.entry(Tree.Kind.AND, "&"), Map.entry(Tree.Kind.OR, "|"), Map.entry(Tree.Kind.XOR, "^"),
      Map.entry(Tree.Kind.LEFT_SHIFT, "<<"), Map.entry(Tree.Kind.RIGHT_SHIFT, ">>"),
      Map.entry(Tree.Kind.UNSIGNED_RIGHT_SHIFT, ">>>"),
      Map.entry(Tree.Kind.PLUS_ASSIGNMENT, "+"), Map.entry(Tree.Kind.MINUS_ASSIGNMENT, "-"),
      Map.entry(Tree.Kind.MULTIPLY_ASSIGNMENT, "*"), Map.entry(Tree.Kind.DIVIDE_ASSIGNMENT, "/"),
      Map.entry(Tree.Kind.REMAINDER_ASSIGNMENT, "%"), Map.entry(Tree.Kind.AND_ASSIGNMENT, "&"),
      Map.entry(Tree.Kind.OR_ASSIGNMENT, "|"), Map.entry(Tree.Kind.XOR_ASSIGNMENT, "^"),
      Map.entry(Tree.Kind.LEFT_SHIFT_ASSIGNMENT, "<<"), Map.entry(Tree.Kind.RIGHT_SHIFT_ASSIGNMENT, ">>"),
      Map.entry(Tree.Kind.UNSIGNED_RIGHT_SHIFT_ASSIGNMENT, ">>>"));
  private static final Set<String> ORDERED = Set.of("-", "/", "%", "<<", ">>", ">>>");
  private static final int OTHER_VARIABLES = 2;

  /** A variable that may stand for another of its type. */
  private record Variable(String name, String type) {}

  private final String text;
  private final CompilationUnitTree unit;
  private final SourcePositions positions;
  private final List<Change> found = new ArrayList<>();
  private List<Variable> fields = List.of();
  private List<Variable> locals = new ArrayList<>();
  private Tree result;
  private final Map<String, List<Variable>> fieldsBeside = new HashMap<>();

  private Mutations(String text, CompilationUnitTree unit, SourcePositions positions) {
    this.text = text;
    this.unit = unit;
    this.positions = positions;
  }

  static List<Change> of(String file, String text) throws IOException {
    JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler().getTask(
        null, null, null, List.of("-proc:none"), null, List.of(new Program.Source(file, text)));
    CompilationUnitTree unit = task.parse().iterator().next();
    Mutations mutations = new Mutations(text, unit, Trees.instance(task).getSourcePositions());
    mutations.collectFields(unit.getTypeDecls());
    mutations.scan(unit.getTypeDecls(), null);
    return mutations.found;
  }

  // ---------------------------------------------------------------------------------------------------- the text

  private int start(Tree tree) {
    return (int) positions.getStartPosition(unit, tree);
  }

  private int end(Tree tree) {
    return (int) positions.getEndPosition(unit, tree);
  }

  private String source(Tree tree) {
    return text.substring(start(tree), end(tree));
  }

  private void replace(Tree tree, String replacement) {
    add(start(tree), end(tree), replacement);
  }

  private void add(int start, int end, String replacement) {
    if (!text.substring(start, end).equals(replacement)) {
      found.add(new Change(start, end, replacement));
    }
  }

  private void negate(ExpressionTree condition) {
    if (condition != null) {
      replace(condition, "!(" + source(condition) + ")");
    }
  }

  private void swap(List<? extends Tree> trees) {
    for (int i = 0; i + 1 < trees.size(); i++) {
      Tree left = trees.get(i), right = trees.get(i + 1);
      add(start(left), end(right), source(right) + text.substring(end(left), start(right)) + source(left));
    }
  }

  private void delete(Tree statement) {
    replace(statement, ";");
  }

  // ------------------------------------------------------------------------------------------------ declarations

  private void collectFields(Collection<? extends Tree> types) {
    for (Tree type : types) {
      if (type instanceof ClassTree declared) {
        List<Variable> here = fieldsOf(declared);
        here.forEach(field -> fieldsBeside.putIfAbsent(field.name(), here));
        collectFields(declared.getMembers());
      }
    }
  }

  private static List<Variable> fieldsOf(ClassTree declared) {
    return declared.getMembers().stream().filter(VariableTree.class::isInstance)
        .map(member -> variable((VariableTree) member)).toList();
  }

  private static Variable variable(VariableTree declared) {
    return new Variable(declared.getName().toString(), String.valueOf(declared.getType()));
  }

  @Override
  public Void visitClass(ClassTree declared, Void unused) {
    List<Variable> around = fields;
    fields = fieldsOf(declared);
    for (Tree member : declared.getMembers()) {
      if (member instanceof MethodTree || member instanceof ClassTree || member instanceof BlockTree) {
        locals = new ArrayList<>();
        scan(member, null);
      }
    }
    fields = around;
    return null;
  }

  @Override
  public Void visitMethod(MethodTree method, Void unused) {
    if (method.getName().contentEquals("main")) {
      return null;
    }
    result = method.getReturnType();
    method.getParameters().forEach(parameter -> locals.add(variable(parameter)));
    boolean isWritten = method.getBody() != null && start(method.getBody()) >= 0 && end(method.getBody()) >= 0;
    return isWritten ? scan(method.getBody(), null) : null;
  }

  @Override
  public Void visitVariable(VariableTree declared, Void unused) {
    locals.add(variable(declared));
    return scan(declared.getInitializer(), null);
  }

  // -------------------------------------------------------------------------------------------------- statements

  @Override
  public Void visitAssert(AssertTree statement, Void unused) {
    return null;
  }

  @Override
  public Void visitExpressionStatement(ExpressionStatementTree statement, Void unused) {
    boolean isImplicit = end(statement) <= start(statement); // super() that javac adds
    if (isImplicit || source(statement).startsWith("System.out.")) {
      return null;
    }
    boolean isUpdate = text.charAt(end(statement) - 1) != ';';
    replace(statement, isUpdate ? "" : ";");
    return super.visitExpressionStatement(statement, null);
  }

  @Override
  public Void visitIf(IfTree statement, Void unused) {
    ExpressionTree condition = statement.getCondition();
    negate(condition, start(condition));
    delete(statement);
    StatementTree other = statement.getElseStatement();
    if (other != null) {
      add(end(statement.getThenStatement()), end(other), "");
    }
    return super.visitIf(statement, null);
  }

  /** Of a condition in parentheses. */
  private void negate(ExpressionTree condition, int start) {
    add(start, end(condition), "(!" + source(condition) + ")");
  }

  @Override
  public Void visitWhileLoop(WhileLoopTree loop, Void unused) {
    negate(loop.getCondition(), start(loop.getCondition()));
    return super.visitWhileLoop(loop, null);
  }

  @Override
  public Void visitDoWhileLoop(DoWhileLoopTree loop, Void unused) {
    negate(loop.getCondition(), start(loop.getCondition()));
    return super.visitDoWhileLoop(loop, null);
  }

  @Override
  public Void visitForLoop(ForLoopTree loop, Void unused) {
    negate(loop.getCondition());
    return super.visitForLoop(loop, null);
  }

  @Override
  public Void visitBreak(BreakTree statement, Void unused) {
    delete(statement);
    return null;
  }

  @Override
  public Void visitContinue(ContinueTree statement, Void unused) {
    delete(statement);
    return null;
  }

  @Override
  public Void visitThrow(ThrowTree statement, Void unused) {
    delete(statement);
    return super.visitThrow(statement, null);
  }

  @Override
  public Void visitReturn(ReturnTree statement, Void unused) {
    if (statement.getExpression() == null) {
      delete(statement);
    } else if (!(result instanceof PrimitiveTypeTree type)) {
      replace(statement.getExpression(), "null");
    } else if (type.getPrimitiveTypeKind() == TypeKind.BOOLEAN) {
      replace(statement.getExpression(), "true");
      replace(statement.getExpression(), "false");
    } else {
      replace(statement.getExpression(), "0");
    }
    return super.visitReturn(statement, null);
  }

  // ------------------------------------------------------------------------------------------------- expressions

  @Override
  public Void visitBinary(BinaryTree tree, Void unused) {
    String operator = OPERATORS.get(tree.getKind());
    int place = text.indexOf(operator, end(tree.getLeftOperand()));
    for (String other : BINARY.get(operator)) {
      add(place, place + operator.length(), other);
    }
    if (ORDERED.contains(operator)) {
      swap(List.of(tree.getLeftOperand(), tree.getRightOperand()));
    }
    return super.visitBinary(tree, null);
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
    String operator = OPERATORS.get(tree.getKind());
    int place = text.indexOf(operator + "=", end(tree.getVariable()));
    add(place, place + operator.length(), BINARY.get(operator).get(0));
    changeTarget(tree.getVariable());
    return super.visitCompoundAssignment(tree, null);
  }

  @Override
  public Void visitUnary(UnaryTree tree, Void unused) {
    Tree.Kind kind = tree.getKind();
    switch (kind) {
      case LOGICAL_COMPLEMENT, UNARY_MINUS -> add(start(tree), start(tree) + 1, " ");
      case PREFIX_INCREMENT -> add(start(tree), start(tree) + 2, "--");
      case PREFIX_DECREMENT -> add(start(tree), start(tree) + 2, "++");
      case POSTFIX_INCREMENT -> add(end(tree) - 2, end(tree), "--");
      case POSTFIX_DECREMENT -> add(end(tree) - 2, end(tree), "++");
      default -> { }
    }
    if (kind != Tree.Kind.LOGICAL_COMPLEMENT && kind != Tree.Kind.UNARY_MINUS) {
      changeTarget(tree.getExpression());
    }
    return super.visitUnary(tree, null);
  }

  @Override
  public Void visitAssignment(AssignmentTree tree, Void unused) {
    changeTarget(tree.getVariable());
    return super.visitAssignment(tree, null);
  }

  /** Names other variables of its type, the nearest first, or other fields of its class. */
  private void changeTarget(ExpressionTree target) {
    String name;
    List<Variable> others = new ArrayList<>();
    if (target instanceof IdentifierTree variable) {
      name = variable.getName().toString();
      others.addAll(locals);
      Collections.reverse(others);
      others.addAll(fields);
    } else if (target instanceof MemberSelectTree field) {
      name = field.getIdentifier().toString();
      others.addAll(fieldsBeside.getOrDefault(name, List.of()));
    } else {
      return;
    }
    String type = others.stream().filter(other -> other.name().equals(name)).map(Variable::type).findFirst().orElse("");
    List<String> names = others.stream().filter(other -> other.type().equals(type) && !other.name().equals(name))
        .map(Variable::name).distinct().limit(OTHER_VARIABLES).toList();
    names.forEach(other -> add(end(target) - name.length(), end(target), other));
  }

  @Override
  public Void visitConditionalExpression(ConditionalExpressionTree tree, Void unused) {
    negate(tree.getCondition());
    return super.visitConditionalExpression(tree, null);
  }

  @Override
  public Void visitLiteral(LiteralTree tree, Void unused) {
    Object value = tree.getValue();
    if (value instanceof Boolean truth) {
      replace(tree, String.valueOf(!truth));
    } else if (value instanceof Integer || value instanceof Long) {
      long number = ((Number) value).longValue();
      String suffix = value instanceof Long ? "L" : "";
      replace(tree, number + 1 + suffix);
      replace(tree, number > 0 ? number - 1 + suffix : "(" + (number - 1) + suffix + ")");
    } else if (value instanceof Character character && character >= ' ' && character < 'z') {
      replace(tree, "'" + (char) (character + 1) + "'");
    }
    return null;
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
    swap(call.getArguments());
    return super.visitMethodInvocation(call, null);
  }

  @Override
  public Void visitNewClass(NewClassTree made, Void unused) {
    swap(made.getArguments());
    return super.visitNewClass(made, null);
  }
}
