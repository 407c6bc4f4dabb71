// A visitor that takes a node apart and does not put it together again, one that guesses the kind of a node, and a
// node that hands itself over without what it holds.
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
  //@ ensures visitor() && sum.expression(); //~ postcondition:predicate [given-away]
  void visitSum(Sum sum);
}

final class Number extends Expression {
  int value;

  //@ predicate expression() = acc(value);

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

  // The visitor was given already.
  void accept(Visitor visitor) {
    visitor.visitSum(this);
    Visitor other = null;
    other.visitSum(this); //~ call:null [changed]
  }
}

// Replaces the left part of a sum by nothing.
class Pruner implements Visitor {
  //@ predicate visitor() = true;

  public void visitNumber(Number number) {
    number.value = 0;
  }

  public void visitSum(Sum sum) {
    sum.left.accept(this);
    sum.left = null;
  }
}

// Thinks that what is left of a sum is a number.
class Adder implements Visitor {
  private int total;

  //@ predicate visitor() = acc(total) ** 0 <= total ** total <= 1000;

  public void visitNumber(Number number) {
    if (0 <= number.value && number.value <= 1000 - total) {
      total = total + number.value;
    }
  }

  public void visitSum(Sum sum) {
    visitNumber((Number) sum.left); //~ cast:type [unknown-value]
    sum.right.accept(this);
  }
}
