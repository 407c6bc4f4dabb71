// A calculator: a parser by recursive descent, which knows where it failed, and trees of expressions, which own their
// parts. Parsing ends because something of the text is read before each recursion.
//
// What a text means is said apart from the code: a `Formula` is what a tree says, whichever objects it consists of, and
// the functions of `Grammar` say which formula stands in a text, or where it cannot go on.
/*@ datatype Formula =
  @   Constant(int value) | Variable(int index) | Negated(Formula operand)
  @   | Binary(char operator, Formula left, Formula right);
  @
  @ datatype Reading = Read(Formula formula, int end) | Wrong(int end);
  @*/

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

  //@ pure Formula formula() requires tree();

  // What it means, whatever its size; of a division by zero nothing is said.
  /*@ static pure int meaning(Formula f, seq<int> variables)
    @   requires |variables| == 26;
    @   decreases f;
    @   = match f {
    @       case Constant(value): value;
    @       case Variable(index): 0 <= index < 26 ? variables[index] : 0;
    @       case Negated(operand): -meaning(operand, variables);
    @       case Binary(operator, left, right):
    @         operator == '+' ? meaning(left, variables) + meaning(right, variables)
    @         : operator == '-' ? meaning(left, variables) - meaning(right, variables)
    @         : operator == '*' ? meaning(left, variables) * meaning(right, variables)
    @         : meaning(right, variables) == 0 ? 0 : meaning(left, variables) / meaning(right, variables);
    @     };
    @*/

  //@ requires tree() ** acc(variables[*]) ** variables.length == 26;
  //@ ensures tree() ** acc(variables[*]) ** untouched(acc(variables[*]));
  //@ ensures result == old(meaning(formula(), \values(variables, 0, 26)));
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

  //@ pure Formula formula() = Constant(value);

  NumberExpression(int value)
    //@ ensures tree() ** formula() == Constant(value);
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

  //@ pure Formula formula() = Variable(index);

  VariableExpression(int index)
    //@ requires 0 <= index < 26;
    //@ ensures tree() ** formula() == Variable(index);
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

  //@ pure Formula formula() = opening tree() in Negated(operand.formula());

  Negation(Expression operand)
    //@ requires operand != null ** operand.tree();
    //@ ensures tree() ** formula() == old(Negated(operand.formula()));
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

  //@ pure Formula formula() = opening tree() in Binary(operator, left.formula(), right.formula());

  BinaryExpression(char operator, Expression left, Expression right)
    //@ requires left != null ** left.tree() ** right != null ** right.tree();
    //@ requires operator == '+' || operator == '-' || operator == '*' || operator == '/';
    //@ ensures tree() ** formula() == old(Binary(operator, left.formula(), right.formula()));
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

// Which formula stands in a text from some place on, and where it ends.
/*@ class Grammar {
  @   static pure char at(String text, int place)
  @     requires text != null && 0 <= place <= text.length();
  @     = place == text.length() ? '\0' : text.charAt(place);
  @
  @   // Where the next character stands that is no space.
  @   static pure int skip(String text, int from)
  @     requires text != null && 0 <= from <= text.length();
  @     ensures from <= result <= text.length();
  @     decreases text.length() - from;
  @     = at(text, from) == ' ' ? skip(text, from + 1) : from;
  @
  @   static pure Reading sum(String text, int from)
  @     requires text != null && 0 <= from <= text.length();
  @     ensures from <= result.end <= text.length() && (result is Read ==> from < result.end);
  @     decreases 3 * (text.length() - from) + 2;
  @     = match product(text, from) {
  @         case Read(f, end): sum(text, f, skip(text, end));
  @         case Wrong(end): Wrong(end);
  @       };
  @
  @   // The sum that begins with the one that was read before.
  @   static pure Reading sum(String text, Formula sum, int from)
  @     requires text != null && 0 <= from <= text.length();
  @     ensures from <= result.end <= text.length();
  @     decreases 3 * (text.length() - from) + 2;
  @     = at(text, from) == '+' || at(text, from) == '-'
  @       ? match product(text, from + 1) {
  @           case Read(f, end): sum(text, Binary(at(text, from), sum, f), skip(text, end));
  @           case Wrong(end): Wrong(end);
  @         }
  @       : Read(sum, from);
  @
  @   static pure Reading product(String text, int from)
  @     requires text != null && 0 <= from <= text.length();
  @     ensures from <= result.end <= text.length() && (result is Read ==> from < result.end);
  @     decreases 3 * (text.length() - from) + 1;
  @     = match factor(text, skip(text, from)) {
  @         case Read(f, end): product(text, f, skip(text, end));
  @         case Wrong(end): Wrong(end);
  @       };
  @
  @   // Likewise.
  @   static pure Reading product(String text, Formula product, int from)
  @     requires text != null && 0 <= from <= text.length();
  @     ensures from <= result.end <= text.length();
  @     decreases 3 * (text.length() - from) + 1;
  @     = at(text, from) == '*' || at(text, from) == '/'
  @       ? match factor(text, skip(text, from + 1)) {
  @           case Read(f, end): product(text, Binary(at(text, from), product, f), skip(text, end));
  @           case Wrong(end): Wrong(end);
  @         }
  @       : Read(product, from);
  @
  @   static pure Reading factor(String text, int from)
  @     requires text != null && 0 <= from <= text.length();
  @     ensures from <= result.end <= text.length() && (result is Read ==> from < result.end);
  @     decreases 3 * (text.length() - from);
  @     = at(text, from) == '-'
  @       ? match factor(text, skip(text, from + 1)) {
  @           case Read(f, end): Read(Negated(f), end);
  @           case Wrong(end): Wrong(end);
  @         }
  @       : at(text, from) == '('
  @       ? match sum(text, from + 1) {
  @           case Read(f, end):
  @             at(text, skip(text, end)) == ')' ? Read(f, skip(text, end) + 1) : Wrong(skip(text, end));
  @           case Wrong(end): Wrong(end);
  @         }
  @       : '0' <= at(text, from) <= '9' ? number(text, from, 0, from)
  @       : 'a' <= at(text, from) <= 'z' ? Read(Variable(at(text, from) - 'a'), from + 1)
  @       : Wrong(from);
  @
  @   // The number whose digits from its start on have that value so far.
  @   static pure Reading number(String text, int start, int value, int from)
  @     requires text != null && 0 <= start <= from <= text.length();
  @     ensures start <= result.end <= text.length() && (result is Read ==> from <= result.end);
  @     decreases text.length() - from;
  @     = !('0' <= at(text, from) <= '9') ? Read(Constant(value), from)
  @       : 10 * value + (at(text, from) - '0') > Integer.MAX_VALUE ? Wrong(start)
  @       : number(text, start, 10 * value + (at(text, from) - '0'), from + 1);
  @
  @   static pure boolean isFormula(String text)
  @     requires text != null;
  @     = sum(text, 0) is Read && sum(text, 0).end == text.length();
  @
  @   static pure Formula formula(String text)
  @     requires text != null && isFormula(text);
  @     = sum(text, 0).formula;
  @ }
  @*/

class Parser {
  private final String text;
  private int position;

  //@ predicate valid() = acc(position) ** text != null ** 0 <= position <= text.length();

  Parser(String text)
    //@ requires text != null;
    //@ ensures valid() ** this.text == text ** position() == 0;
  {
    this.text = text;
  }

  /*@ pure @*/ int position()
    //@ requires valid();
    //@ ensures 0 <= result <= text.length();
  {
    return position;
  }

  // The formula that the text is.
  Expression parse() throws ParseException
    //@ requires valid();
    //@ ensures valid() ** result != null ** result.tree();
    //@ ensures old(Grammar.sum(text, position())) == Read(result.formula(), text.length());
    /*@ signals (ParseException e) valid() ** e.position() == old(Grammar.sum(text, position()).end)
      @   ** !old(Grammar.sum(text, position()) is Read && Grammar.sum(text, position()).end == text.length());
      @*/
  {
    Expression result = parseSum();
    if (position < text.length()) {
      throw new ParseException("this character is not expected", position);
    }
    return result;
  }

  private Expression parseSum() throws ParseException
    //@ requires valid();
    //@ ensures valid() ** result != null ** result.tree();
    //@ ensures old(Grammar.sum(text, position())) == Read(result.formula(), position());
    //@ signals (ParseException e) valid() ** old(Grammar.sum(text, position())) == Wrong(e.position());
    //@ decreases 3 * (text.length() - position()) + 2;
  {
    Expression sum = parseProduct();
    while (true)
      //@ invariant valid() ** old(position()) < position() ** sum != null ** sum.tree();
      /*@ invariant Grammar.sum(text, sum.formula(), Grammar.skip(text, position()))
        @   == old(Grammar.sum(text, position()));
        @*/
      //@ decreases text.length() - position();
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
    //@ ensures valid() ** result != null ** result.tree();
    //@ ensures old(Grammar.product(text, position())) == Read(result.formula(), position());
    //@ signals (ParseException e) valid() ** old(Grammar.product(text, position())) == Wrong(e.position());
    //@ decreases 3 * (text.length() - position()) + 1;
  {
    Expression product = parseFactor();
    char operator = peek();
    while (operator == '*' || operator == '/')
      //@ invariant valid() ** old(position()) < position() ** product != null ** product.tree();
      //@ invariant operator == Grammar.at(text, position());
      //@ invariant Grammar.product(text, product.formula(), position()) == old(Grammar.product(text, position()));
      //@ decreases text.length() - position();
    {
      position++;
      product = new BinaryExpression(operator, product, parseFactor());
      operator = peek();
    }
    return product;
  }

  private Expression parseFactor() throws ParseException
    //@ requires valid();
    //@ ensures valid() ** result != null ** result.tree();
    //@ ensures old(Grammar.factor(text, Grammar.skip(text, position()))) == Read(result.formula(), position());
    /*@ signals (ParseException e) valid()
      @   ** old(Grammar.factor(text, Grammar.skip(text, position()))) == Wrong(e.position());
      @*/
    //@ decreases 3 * (text.length() - position());
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
    //@ requires valid() ** isDigit(Grammar.at(text, position()));
    //@ ensures valid() ** result != null ** result.tree();
    //@ ensures old(Grammar.number(text, position(), 0, position())) == Read(result.formula(), position());
    /*@ signals (ParseException e) valid()
      @   ** old(Grammar.number(text, position(), 0, position())) == Wrong(e.position());
      @*/
  {
    int start = position;
    int value = 0;
    do
      //@ invariant valid() ** start == old(position()) ** start <= position() ** 0 <= value;
      //@ invariant isDigit(Grammar.at(text, position()));
      /*@ invariant Grammar.number(text, start, value, position())
        @   == old(Grammar.number(text, position(), 0, position()));
        @*/
      //@ decreases text.length() - position();
    {
      int digit = text.charAt(position) - '0';
      if (value > (Integer.MAX_VALUE - digit) / 10) {
        throw new ParseException("the number is too large", start);
      }
      value = 10 * value + digit;
      position++;
    } while (position < text.length() && isDigit(text.charAt(position)));
    //@ assert Grammar.number(text, start, value, position()) == Read(Constant(value), position());
    return new NumberExpression(value);
  }

  // The next character that is no space, or 0 at the end.
  private char peek()
    //@ requires valid();
    //@ ensures valid() ** position() == old(Grammar.skip(text, position())) ** result == Grammar.at(text, position());
    //@ ensures Grammar.skip(text, position()) == position();
  {
    skipSpaces();
    return position < text.length() ? text.charAt(position) : '\0';
  }

  private void skipSpaces()
    //@ requires valid();
    //@ ensures valid() ** position() == old(Grammar.skip(text, position()));
    //@ ensures Grammar.skip(text, position()) == position();
  {
    while (position < text.length() && text.charAt(position) == ' ')
      //@ invariant valid() ** Grammar.skip(text, position()) == old(Grammar.skip(text, position()));
      //@ decreases text.length() - position();
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

  //@ pure seq<int> values() requires valid() = \values(variables, 0, 26);

  Calculator()
    //@ ensures valid();
  {
  }

  /*@ pure @*/ int get(char name)
    //@ requires valid() ** 'a' <= name <= 'z';
    //@ ensures result == values()[name - 'a'];
  {
    return variables[name - 'a'];
  }

  void set(char name, int value)
    //@ requires valid();
    //@ ensures valid() ** 'a' <= name <= 'z' ** values() == old(values())[name - 'a' -> value];
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
    //@ ensures Grammar.isFormula(text) ** result == Expression.meaning(Grammar.formula(text), values());
    /*@ signals (ParseException e) valid() ** untouched(valid()) ** !Grammar.isFormula(text)
      @   ** e.position() == Grammar.sum(text, 0).end;
      @*/
    //@ signals (EvaluationException e) valid() ** untouched(valid());
  {
    Expression tree = new Parser(text).parse();
    return tree.evaluate(variables);
  }

  // The result goes to the variable, if there is one; whether there is.
  boolean assign(char name, String text)
    //@ requires valid() ** 'a' <= name <= 'z' ** text != null;
    /*@ ensures valid() ** values() == (result ? old(values())[name - 'a' -> get(name)] : old(values()))
      @   ** (result ==> Grammar.isFormula(text)
      @     ** get(name) == Expression.meaning(Grammar.formula(text), old(values())));
      @*/
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
