// The visitor pattern: expressions of two kinds, and operations on them that are classes of their own. A node hands
// itself to the visitor, with what it holds, and gets it back.
//
// What an expression is, whichever objects it consists of, is a shape. A visitor says what becomes of a shape, and of
// what it knows, that is, of some numbers: `accept` promises that, whatever visitor comes.
//@ datatype Shape = Single(int value) | Plus(Shape left, Shape right);

abstract class Expression {
  //@ predicate expression();

  //@ pure Shape shape() requires expression();

  //@ requires expression() && visitor != null && visitor.visitor();
  //@ ensures expression() && shape() == old(visitor.changed(shape()));
  //@ ensures visitor.visitor() && visitor.known() == old(visitor.next(visitor.known(), shape()));
  abstract void accept(Visitor visitor);
}

interface Visitor {
  //@ predicate visitor();

  //@ pure seq<int> known() requires visitor();

  //@ pure Shape changed(Shape shape);

  //@ pure seq<int> next(seq<int> known, Shape shape);

  //@ requires visitor() && number != null && number.expression();
  //@ ensures visitor() && known() == old(next(known(), number.shape()));
  //@ ensures number.expression() && number.shape() == old(changed(number.shape()));
  void visitNumber(Number number);

  //@ requires visitor() && sum != null && sum.expression();
  //@ ensures visitor() && known() == old(next(known(), sum.shape()));
  //@ ensures sum.expression() && sum.shape() == old(changed(sum.shape()));
  void visitSum(Sum sum);
}

final class Number extends Expression {
  int value;

  //@ predicate expression() = acc(value);

  //@ pure Shape shape() requires expression() = Single(value);

  Number(int value)
    //@ ensures expression() && shape() == Single(value);
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

  //@ pure Shape shape() requires expression() = opening expression() in Plus(left.shape(), right.shape());

  Sum(Expression left, Expression right)
    //@ requires left != null && left.expression() ** right != null && right.expression();
    //@ ensures expression() && shape() == old(Plus(left.shape(), right.shape()));
  {
    this.left = left;
    this.right = right;
  }

  void accept(Visitor visitor) {
    visitor.visitSum(this);
  }
}

// Counts the nodes, of each kind as far as it can.
class Counter implements Visitor {
  private static final int MOST = 1000;

  private int numbers;
  private int sums;

  //@ predicate visitor() = acc(numbers) ** acc(sums) ** 0 <= numbers <= MOST ** 0 <= sums <= MOST;

  //@ pure seq<int> known() requires visitor() = seq<int>{numbers, sums};

  //@ pure Shape changed(Shape shape) = shape;

  /*@ pure seq<int> next(seq<int> known, Shape shape)
    @   = |known| != 2 ? known : seq<int>{raised(known[0], numbersOf(shape)), raised(known[1], sumsOf(shape))};
    @*/

  //@ static pure int raised(int count, int by) = count + by < MOST ? count + by : MOST;

  /*@ static pure int numbersOf(Shape shape)
    @   ensures result > 0;
    @   decreases shape;
    @   = match shape { case Single(value): 1; case Plus(left, right): numbersOf(left) + numbersOf(right); };
    @*/

  /*@ static pure int sumsOf(Shape shape)
    @   ensures result >= 0;
    @   decreases shape;
    @   = match shape { case Single(value): 0; case Plus(left, right): sumsOf(left) + 1 + sumsOf(right); };
    @*/

  Counter()
    //@ ensures visitor() && numbers() == 0 && sums() == 0;
  {
  }

  public void visitNumber(Number number) {
    if (numbers < MOST) {
      numbers = numbers + 1;
    }
  }

  public void visitSum(Sum sum) {
    if (sums < MOST) {
      sums = sums + 1;
    }
    sum.left.accept(this);
    sum.right.accept(this);
  }

  /*@ pure @*/ int numbers()
    //@ requires visitor();
    //@ ensures result == known()[0];
  {
    return numbers;
  }

  /*@ pure @*/ int sums()
    //@ requires visitor();
    //@ ensures result == known()[1];
  {
    return sums;
  }
}

// Changes every number: it may, for it holds the whole expression while it visits.
class Negator implements Visitor {
  //@ predicate visitor() = true;

  //@ pure seq<int> known() requires visitor() = seq<int>{};

  /*@ pure Shape changed(Shape shape)
    @   decreases shape;
    @   = match shape {
    @       case Single(value): Single(value == Integer.MIN_VALUE ? value : -value);
    @       case Plus(left, right): Plus(changed(left), changed(right));
    @     };
    @*/

  //@ pure seq<int> next(seq<int> known, Shape shape) = known;

  Negator()
    //@ ensures visitor();
  {
  }

  public void visitNumber(Number number) {
    if (number.value != Integer.MIN_VALUE) {
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
    assert counter.numbers() > 0;
    sum.accept(new Negator());
    sum.accept(counter);
  }
}
