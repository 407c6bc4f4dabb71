// The visitor pattern: expressions of two kinds, and operations on them that are classes of their own. A node hands
// itself to the visitor, with what it holds, and gets it back.
abstract class Expression {
  //@ predicate expression();

  //@ requires expression() && visitor != null && visitor.visitor();
  //@ ensures expression() && visitor.visitor();
  abstract void accept(Visitor visitor);
}

interface Visitor {
  //@ predicate visitor();

  //@ requires visitor() && number != null && number.expression();
  //@ ensures visitor() && number.expression();
  void visitNumber(Number number);

  //@ requires visitor() && sum != null && sum.expression();
  //@ ensures visitor() && sum.expression();
  void visitSum(Sum sum);
}

final class Number extends Expression {
  int value;

  //@ predicate expression() = acc(value);

  //@ requires expression();
  //@ pure int value() = opening expression() in value;

  Number(int value)
    //@ ensures expression() && value() == value;
  {
    this.value = value;
  }

  void accept(Visitor visitor) {
    visitor.visitNumber(this);
  }
}

final class Sum extends Expression {
  Expression left;
  Expression right;

  /*@ predicate expression() = acc(left) ** acc(right) ** left != null ** left.expression() **
    @                          right != null ** right.expression();
    @*/

  Sum(Expression left, Expression right)
    //@ requires left != null && left.expression() ** right != null && right.expression();
    //@ ensures expression();
  {
    this.left = left;
    this.right = right;
  }

  void accept(Visitor visitor) {
    visitor.visitSum(this);
  }
}

// Counts the nodes.
class Counter implements Visitor {
  private int numbers;
  private int sums;

  //@ predicate visitor() = acc(numbers) ** acc(sums) ** 0 <= numbers ** 0 <= sums;

  Counter()
    //@ ensures visitor() && numbers() == 0 && sums() == 0;
  {
  }

  //@ requires visitor() && number != null && number.expression();
  //@ ensures visitor() && number.expression() && number.value() == old(number.value());
  //@ ensures numbers() == (old(numbers()) < 1000 ? old(numbers()) + 1 : old(numbers())) && sums() == old(sums());
  public void visitNumber(Number number) {
    if (numbers < 1000) {
      numbers = numbers + 1;
    }
  }

  public void visitSum(Sum sum) {
    if (sums < 1000) {
      sums = sums + 1;
    }
    sum.left.accept(this);
    sum.right.accept(this);
  }

  /*@ pure @*/ int numbers()
    //@ requires visitor();
    //@ ensures result >= 0;
  {
    return numbers;
  }

  /*@ pure @*/ int sums()
    //@ requires visitor();
    //@ ensures result >= 0;
  {
    return sums;
  }
}

// Changes every number: it may, for it holds the whole expression while it visits.
class Negator implements Visitor {
  //@ predicate visitor() = true;

  Negator()
    //@ ensures visitor();
  {
  }

  //@ requires visitor() && number != null && number.expression();
  //@ ensures visitor() && number.expression();
  //@ ensures number.value() == (old(number.value()) == -2147483648 ? -2147483648 : -old(number.value()));
  public void visitNumber(Number number) {
    if (number.value != -2147483648) {
      number.value = -number.value;
    }
  }

  public void visitSum(Sum sum) {
    sum.left.accept(this);
    sum.right.accept(this);
  }
}

class VisitorClient {
  public static void main(String[] args) {
    Expression sum = new Sum(new Number(1), new Sum(new Number(2), new Number(3)));
    Counter counter = new Counter();
    sum.accept(counter);
    assert counter.numbers() >= 0;
    sum.accept(new Negator());
    sum.accept(counter);
  }
}
