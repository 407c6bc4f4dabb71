// A calculator: a parser by recursive descent, which knows where it failed, and trees of expressions, which own their
// parts. Parsing ends because something of the text is read before each recursion.
class ParseException extends Exception {
  private final int position;

  ParseException(String message, int position)
    //@ ensures position() == position && getMessage() == message;
  {
    super(message);
    this.position = position;
  }

  /*@ pure @*/ int position() {
    return position;
  }
}

class EvaluationException extends RuntimeException {
  EvaluationException(String message)
    //@ ensures getMessage() == message;
  {
    super(message);
  }
}

abstract class Expression {
  //@ predicate tree();

  // What it means, whatever its size; of a division by zero nothing is said.
  //@ requires tree() ** acc(variables[*]) ** variables.length == 26;
  //@ pure int meaning(int[] variables);

  //@ requires tree() ** acc(variables[*]) ** variables.length == 26;
  //@ ensures tree() ** acc(variables[*]) ** untouched(acc(variables[*]));
  //@ ensures result == old(meaning(variables));
  //@ signals (EvaluationException e) tree() ** acc(variables[*]) ** untouched(acc(variables[*]));
  abstract int evaluate(int[] variables);

  static int inRange(long value)
    //@ ensures result == value;
    //@ signals (EvaluationException e) value < Integer.MIN_VALUE || Integer.MAX_VALUE < value;
  {
    if (value < Integer.MIN_VALUE || value > Integer.MAX_VALUE) {
      throw new EvaluationException("the result is too large");
    }
    return (int) value;
  }
}

class NumberExpression extends Expression {
  private final int value;

  //@ predicate tree() = true;

  //@ pure int meaning(int[] variables) = value;

  NumberExpression(int value)
    //@ ensures tree() ** this.value == value;
  {
    this.value = value;
  }

  @Override
  int evaluate(int[] variables) {
    return value;
  }
}

class VariableExpression extends Expression {
  private final int index;

  //@ predicate tree() = 0 <= index < 26;

  //@ pure int meaning(int[] variables) = variables[index];

  VariableExpression(int index)
    //@ requires 0 <= index < 26;
    //@ ensures tree() ** this.index == index;
  {
    this.index = index;
  }

  @Override
  int evaluate(int[] variables) {
    return variables[index];
  }
}

class Negation extends Expression {
  private final Expression operand;

  //@ predicate tree() = operand != null ** operand.tree();

  //@ pure int meaning(int[] variables) = opening tree() in -operand.meaning(variables);

  Negation(Expression operand)
    //@ requires operand != null ** operand.tree();
    //@ ensures tree() ** this.operand == operand;
  {
    this.operand = operand;
  }

  @Override
  int evaluate(int[] variables) {
    return inRange(-(long) operand.evaluate(variables));
  }
}

class BinaryExpression extends Expression {
  private final char operator;
  private final Expression left;
  private final Expression right;

  /*@ predicate tree() =
    @   left != null ** left.tree() ** right != null ** right.tree()
    @   ** (operator == '+' || operator == '-' || operator == '*' || operator == '/');
    @*/

  /*@ pure int meaning(int[] variables) = opening tree() in
    @   operator == '+' ? left.meaning(variables) + right.meaning(variables)
    @   : operator == '-' ? left.meaning(variables) - right.meaning(variables)
    @   : operator == '*' ? left.meaning(variables) * right.meaning(variables)
    @   : right.meaning(variables) == 0 ? 0 : left.meaning(variables) / right.meaning(variables);
    @*/

  BinaryExpression(char operator, Expression left, Expression right)
    //@ requires left != null ** left.tree() ** right != null ** right.tree();
    //@ requires operator == '+' || operator == '-' || operator == '*' || operator == '/';
    //@ ensures tree() ** this.operator == operator ** this.left == left ** this.right == right;
  {
    this.operator = operator;
    this.left = left;
    this.right = right;
  }

  @Override
  int evaluate(int[] variables) {
    long a = left.evaluate(variables);
    long b = right.evaluate(variables);
    switch (operator) {
      case '+':
        return inRange(a + b);
      case '-':
        return inRange(a - b);
      case '*':
        return inRange(a * b);
      case '/':
        if (b == 0) {
          throw new EvaluationException("division by zero");
        }
        return inRange(a / b);
      default:
        throw new IllegalStateException("there is no such operator");
    }
  }
}

class Parser {
  private final String text;
  private int position;

  //@ predicate valid() = acc(position) ** text != null ** 0 <= position <= text.length();

  Parser(String text)
    //@ requires text != null;
    //@ ensures valid() ** length() == text.length();
  {
    this.text = text;
  }

  /*@ pure @*/ int length()
    //@ requires valid();
  {
    return text.length();
  }

  // How many characters were not read yet.
  /*@ pure @*/ int rest()
    //@ requires valid();
    //@ ensures 0 <= result <= length();
  {
    return text.length() - position;
  }

  Expression parse() throws ParseException
    //@ requires valid();
    //@ ensures valid() ** rest() == 0 ** result != null ** result.tree();
    //@ signals (ParseException e) valid() ** length() == old(length()) ** 0 <= e.position() <= length();
  {
    Expression result = parseSum();
    skipSpaces();
    if (position < text.length()) {
      throw new ParseException("this character is not expected", position);
    }
    return result;
  }

  private Expression parseSum() throws ParseException
    //@ requires valid();
    //@ ensures valid() ** length() == old(length()) ** rest() < old(rest()) ** result != null ** result.tree();
    //@ signals (ParseException e) valid() ** length() == old(length()) ** 0 <= e.position() <= length();
    //@ decreases 3 * rest() + 2;
  {
    Expression sum = parseProduct();
    while (true)
      //@ invariant valid() ** length() == old(length()) ** rest() < old(rest()) ** sum != null ** sum.tree();
      //@ decreases rest();
    {
      char operator = peek();
      if (operator != '+' && operator != '-') {
        return sum;
      }
      position++;
      sum = new BinaryExpression(operator, sum, parseProduct());
    }
  }

  private Expression parseProduct() throws ParseException
    //@ requires valid();
    //@ ensures valid() ** length() == old(length()) ** rest() < old(rest()) ** result != null ** result.tree();
    //@ signals (ParseException e) valid() ** length() == old(length()) ** 0 <= e.position() <= length();
    //@ decreases 3 * rest() + 1;
  {
    Expression product = parseFactor();
    char operator = peek();
    while (operator == '*' || operator == '/')
      //@ invariant valid() ** length() == old(length()) ** rest() < old(rest()) ** product != null ** product.tree();
      //@ invariant operator == '\0' || rest() > 0;
      //@ decreases rest();
    {
      position++;
      product = new BinaryExpression(operator, product, parseFactor());
      operator = peek();
    }
    return product;
  }

  private Expression parseFactor() throws ParseException
    //@ requires valid();
    //@ ensures valid() ** length() == old(length()) ** rest() < old(rest()) ** result != null ** result.tree();
    //@ signals (ParseException e) valid() ** length() == old(length()) ** 0 <= e.position() <= length();
    //@ decreases 3 * rest();
  {
    char c = peek();
    if (c == '-') {
      position++;
      return new Negation(parseFactor());
    }
    if (c == '(') {
      position++;
      Expression inner = parseSum();
      if (peek() != ')') {
        throw new ParseException("a parenthesis is missing", position);
      }
      position++;
      return inner;
    }
    if (isDigit(c)) {
      return parseNumber();
    }
    if (c >= 'a' && c <= 'z') {
      position++;
      return new VariableExpression(c - 'a');
    }
    throw new ParseException("a number, a variable or a parenthesis is expected", position);
  }

  private Expression parseNumber() throws ParseException
    //@ requires valid() ** rest() > 0 ** isDigit(text.charAt(position));
    //@ ensures valid() ** length() == old(length()) ** rest() < old(rest()) ** result != null ** result.tree();
    //@ signals (ParseException e) valid() ** length() == old(length()) ** 0 <= e.position() <= length();
  {
    int start = position;
    int value = 0;
    do
      //@ invariant valid() ** length() == old(length()) ** rest() < old(rest()) ** 0 <= value;
      //@ decreases rest();
    {
      int digit = text.charAt(position) - '0';
      if (value > (Integer.MAX_VALUE - digit) / 10) {
        throw new ParseException("the number is too large", start);
      }
      value = 10 * value + digit;
      position++;
    } while (position < text.length() && isDigit(text.charAt(position)));
    return new NumberExpression(value);
  }

  // The next character that is no space, or 0 at the end.
  private char peek()
    //@ requires valid();
    //@ ensures valid() ** length() == old(length()) ** rest() <= old(rest());
    //@ ensures result == '\0' || rest() > 0 && text.charAt(position) == result;
  {
    skipSpaces();
    return position < text.length() ? text.charAt(position) : '\0';
  }

  private void skipSpaces()
    //@ requires valid();
    //@ ensures valid() ** length() == old(length()) ** rest() <= old(rest());
  {
    while (position < text.length() && text.charAt(position) == ' ')
      //@ invariant valid() ** length() == old(length()) ** rest() <= old(rest());
      //@ decreases rest();
    {
      position++;
    }
  }

  /*@ pure @*/ private static boolean isDigit(char c) {
    return '0' <= c && c <= '9';
  }
}

class Calculator {
  private final int[] variables = new int[26];

  //@ predicate valid() = acc(variables[*]) ** variables.length == 26;

  Calculator()
    //@ ensures valid();
  {
  }

  /*@ pure @*/ int get(char name)
    //@ requires valid() ** 'a' <= name <= 'z';
  {
    return variables[name - 'a'];
  }

  void set(char name, int value)
    //@ requires valid();
    //@ ensures valid() ** 'a' <= name <= 'z' ** get(name) == value;
    //@ signals (IllegalArgumentException e) valid() ** untouched(valid()) ** !('a' <= name <= 'z');
  {
    if (name < 'a' || name > 'z') {
      throw new IllegalArgumentException("there is no such variable");
    }
    variables[name - 'a'] = value;
  }

  int calculate(String text) throws ParseException
    //@ requires valid() ** text != null;
    //@ ensures valid() ** untouched(valid());
    //@ signals (ParseException e) valid() ** untouched(valid()) ** 0 <= e.position() <= text.length();
    //@ signals (EvaluationException e) valid() ** untouched(valid());
  {
    Expression tree = new Parser(text).parse();
    return tree.evaluate(variables);
  }

  // The result goes to the variable, if there is one; whether there is.
  boolean assign(char name, String text)
    //@ requires valid() ** 'a' <= name <= 'z' ** text != null;
    //@ ensures valid() ** (result ? true : get(name) == old(get(name)));
  {
    try {
      set(name, calculate(text));
      return true;
    } catch (ParseException e) {
      assert e.position() <= text.length();
      System.out.println(e.position());
    } catch (EvaluationException e) {
      System.out.println(e.getMessage());
    }
    return false;
  }

  public static void main(String[] args) {
    Calculator calculator = new Calculator();
    calculator.set('x', 7);
    boolean isProduct = calculator.assign('y', "(1 + 2) * x");
    boolean isQuotient = calculator.assign('z', "10 / (x - 7)");
    boolean isWhole = calculator.assign('z', "2 * (3");
    System.out.println(isProduct);
    System.out.println(isQuotient);
    System.out.println(isWhole);
    System.out.println(calculator.get('y'));
  }
}
