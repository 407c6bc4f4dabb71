// Mistakes with a parser and its trees: a grammar that recurs on its left, a number that overflows, a character that is
// taken though there may be none, a division that is not looked at, a part that two trees would own.
class ParseException extends Exception {
}

abstract class Expression {
  //@ predicate tree();

  //@ requires tree();
  //@ ensures tree();
  abstract int evaluate();
}

class NumberExpression extends Expression {
  private final int value;

  //@ predicate tree() = true;

  NumberExpression(int value)
    //@ ensures tree();
  {
    this.value = value;
  }

  @Override
  int evaluate() {
    return value;
  }
}

class Quotient extends Expression {
  private final Expression left;
  private final Expression right;

  //@ predicate tree() = left != null ** left.tree() ** right != null ** right.tree();

  Quotient(Expression left, Expression right)
    //@ requires left != null ** left.tree() ** right != null ** right.tree();
    //@ ensures tree();
  {
    this.left = left;
    this.right = right;
  }

  @Override
  int evaluate() {
    long a = left.evaluate();
    long quotient = a / right.evaluate(); //~ arithmetic:division-by-zero [changed]
    return (int) quotient; //~ arithmetic:overflow [changed]
  }

  static Expression one(Expression e)
    //@ requires e != null ** e.tree();
    //@ ensures result != null ** result.tree();
  {
    return new Quotient(e, e); //~ precondition:predicate [given-away]
  }
}

class Parser {
  private final String text;
  private int position;

  //@ predicate valid() = acc(position) ** text != null ** 0 <= position <= text.length();

  Parser(String text)
    //@ requires text != null;
    //@ ensures valid();
  {
    this.text = text;
  }

  /*@ pure @*/ int rest()
    //@ requires valid();
    //@ ensures 0 <= result;
  {
    return text.length() - position;
  }

  Expression parseQuotient() throws ParseException
    //@ requires valid();
    //@ ensures valid() ** rest() <= old(rest()) ** result != null ** result.tree();
    //@ signals (ParseException e) valid();
    //@ decreases rest();
  {
    if (rest() == 0) {
      throw new ParseException();
    }
    Expression left = parseQuotient(); //~ termination:not-decreasing [unknown-value]
    if (rest() == 0 || text.charAt(position) != '/') {
      return left;
    }
    position++;
    return new Quotient(left, parseNumber());
  }

  private Expression parseNumber()
    //@ requires valid();
    //@ ensures valid() ** rest() <= old(rest()) ** result != null ** result.tree();
  {
    int value = 0;
    while (position < text.length() && '0' <= text.charAt(position) && text.charAt(position) <= '9')
      //@ invariant valid() ** rest() <= old(rest()) ** 0 <= value;
      //@ decreases rest();
    {
      value = 10 * value + (text.charAt(position) - '0'); //~ arithmetic:overflow [changed]
      position++;
    }
    return new NumberExpression(value);
  }

  char take()
    //@ requires valid();
    //@ ensures valid();
  {
    char c = text.charAt(position); //~ precondition:false [unknown-value]
    position++;
    return c;
  }

  void skip()
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate [given-away]
  {
    if (position <= text.length()) {
      position++; //~ arithmetic:overflow [unknown-value]
    }
  }
}
