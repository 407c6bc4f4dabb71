// Unfolding expressions into the steps of traces.
#include "symbex/explore/backward/tracer.h"

#include "ast/print.h"
#include "ast/values/constants.h"
#include "ast/walk.h"
#include "support/match.h"
#include "symbex/values/classes.h"
#include "symbex/values/numbers.h"

namespace warrant::symbex {

using support::match;
using support::SourceRange;

// --- expressions

smt::Term Tracer::eval(const ast::Expression& e) {
  endAtBound(e.range);
  return match(
      e.node, [&](const ast::IntegerLiteral& literal) { return terms_.integer(literal.value); },
      [&](const ast::BooleanLiteral& literal) { return terms_.boolean(literal.value); },
      [&](const ast::StringLiteral&) { return vocabulary_.variable(e.type, "text"); },
      [&](const ast::NullLiteral&) { return terms_.null(); }, [&](const ast::This&) { return frame_->self; },
      [&](const ast::VariableRead& read) {
        return read.variable->constant != nullptr ? eval(*read.variable->constant) : variable(*read.variable);
      },
      [&](const ast::FieldRead& read) { return evalField(e, read); },
      [&](const ast::ArrayLength& length) {
        const Term array = eval(*length.array);
        requireNonNull(*length.array, array);
        return vocabulary_.length(array);
      },
      [&](const ast::ArrayRead&) { return load(evalTarget(e, false)); },
      [&](const ast::Unary& unary) { return evalUnary(e, unary); },
      [&](const ast::Binary& binary) { return evalBinary(e, binary); },
      [&](const ast::Conditional& conditional) {
        return evalShortCircuit(*conditional.condition, conditional.onTrue, conditional.onFalse, false);
      },
      [&](const ast::Cast& cast) { return evalCast(e, cast); },
      [&](const ast::InstanceOf& test) { return evalInstanceOf(test); },
      [&](const ast::SwitchExpression& choice) { return evalSwitch(e, choice); },
      [&](const ast::Call& call) { return evalCall(e, call); },
      [&](const ast::New& creation) { return evalNew(e, creation); },
      [&](const ast::NewArray& creation) { return evalNewArray(e, creation); },
      [&](const ast::ArrayInitializer& initializer) { return evalArrayInitializer(e, initializer); },
      [&](const ast::Assign& assignment) { return evalAssign(assignment); },
      [&](const ast::Update& update) { return evalUpdate(e, update); },
      [&](const auto&) -> Term { uncovered(e.range, "`" + ast::toString(e) + "`"); });
}

Terms Tracer::evalAll(ast::Expressions es) {
  Terms values;
  for (std::size_t index = 0; index < es.size(); ++index) {
    Term value = eval(*es[index]);
    const auto rest = es.subspan(index + 1);
    const bool mayChange =
        std::ranges::any_of(rest, [](const ast::Expression* later) { return ast::hasEffects(*later); });
    if (mayChange) value = spill(es[index]->type, value, es[index]->range);
    values.push_back(value);
  }
  return values;
}

void Tracer::requireNonNull(const ast::Expression& e, Term value) {
  if (std::holds_alternative<ast::This>(e.node)) return;
  check(terms_.negate(terms_.equal(value, terms_.null())), Reason::Null, e.range);
}

smt::Term Tracer::evalField(const ast::Expression& e, const ast::FieldRead& read) {
  const ast::FieldDecl& field = *read.field;
  if (field.isEnumConstant || field.isGhost || field.isOuter)
    uncovered(e.range, "`" + ast::toString(e) + "`");
  return load(evalTarget(e, false));
}

smt::Term Tracer::evalUnary(const ast::Expression& e, const ast::Unary& unary) {
  if (!isThat(e.type)) uncovered(e.range, "`" + ast::toString(e.type) + "`");
  const Term operand = eval(*unary.operand);
  if (unary.op == ast::UnaryOperator::Not) return terms_.negate(operand);
  const Term opposite = terms_.minus(operand);
  return unary.op == ast::UnaryOperator::Minus ? wrapped(e.type, opposite)
                                               : terms_.subtract(opposite, terms_.integer(1));
}

smt::Term Tracer::evalShortCircuit(const ast::Expression& condition, const ast::Expression* onTrue,
                                   const ast::Expression* onFalse, bool otherwise) {
  const Term value = eval(condition);
  const bool isTrue = choose(condition.range);
  test(value, isTrue, condition.range);
  const ast::Expression* const arm = isTrue ? onTrue : onFalse;
  return arm == nullptr ? terms_.boolean(otherwise) : eval(*arm);
}

smt::Term Tracer::evalBinary(const ast::Expression& e, const ast::Binary& binary) {
  using Operator = ast::BinaryOperator;
  if (binary.op == Operator::And) return evalShortCircuit(*binary.left, binary.right, nullptr, false);
  if (binary.op == Operator::Or) return evalShortCircuit(*binary.left, nullptr, binary.right, true);
  const ast::Expression* const both[] = {binary.left, binary.right};
  const Terms values = evalAll(both);
  return apply(binary.op, e.type, binary.left->type, values[0], values[1], e.range);
}

smt::Term Tracer::apply(ast::BinaryOperator op, const ast::Type& type, const ast::Type& operands, Term left,
                        Term right, SourceRange range) {
  using Operator = ast::BinaryOperator;
  if (ast::isStringType(type)) return vocabulary_.variable(type, "text");
  const bool areFloating = type.isFloating() || operands.isFloating() ||
                           terms_.sort(left) == smt::Sort::Snapshot ||
                           terms_.sort(right) == smt::Sort::Snapshot;
  if (areFloating) uncovered(range, "numbers of floating point");
  const auto spelled = [&](Term condition) {
    vocabulary_.names().spell(terms_, condition, {op, left, right, range});
    return condition;
  };
  switch (op) {
    case Operator::Add:
      return wrapped(type, terms_.add(left, right));
    case Operator::Subtract:
      return wrapped(type, terms_.subtract(left, right));
    case Operator::Multiply:
      return wrapped(type, terms_.multiply(left, right));
    case Operator::Divide:
    case Operator::Remainder:
      check(terms_.negate(terms_.equal(right, terms_.integer(0))), Reason::DivisionByZero, range);
      return op == Operator::Divide ? wrapped(type, terms_.divide(left, right))
                                    : terms_.remainder(left, right);
    case Operator::Less:
      return spelled(terms_.less(left, right));
    case Operator::LessOrEqual:
      return spelled(terms_.lessOrEqual(left, right));
    case Operator::Greater:
      return spelled(terms_.less(right, left));
    case Operator::GreaterOrEqual:
      return spelled(terms_.lessOrEqual(right, left));
    case Operator::Equal:
      return terms_.equal(left, right);
    case Operator::NotEqual:
      return terms_.negate(terms_.equal(left, right));
    case Operator::BitAnd:
    case Operator::BitOr:
    case Operator::BitXor:
    case Operator::ShiftLeft:
    case Operator::ShiftRight:
    case Operator::ShiftRightUnsigned:
      return applyBitwise(op, type, left, right, range);
    default:
      uncovered(range, "this operator");
  }
}

smt::Term Tracer::convert(const ast::Type& from, const ast::Type& to, Term value, SourceRange range) {
  if (from.isFloating() || to.isFloating()) uncovered(range, "numbers of floating point");
  return ast::widens(from, to) || from == to ? value : narrowed(to, value);
}

smt::Term Tracer::wrapped(const ast::Type& type, Term value) {
  return options_.overflow == Overflow::Wrap ? narrowed(type, value) : value;
}

// The number of that type that is equal modulo the type's size.
smt::Term Tracer::narrowed(const ast::Type& type, Term value) {
  const auto bounds = ast::boundsOf(type);
  if (!bounds) return value;
  if (terms_.op(value) == smt::Op::Integer && bounds->contains(terms_.integerValue(value))) return value;
  const Term least = terms_.integer(bounds->least);
  const Term size = numbers_.powerOfTwo(ast::bitsOf(type));
  return terms_.add(numbers_.floorModulo(terms_.subtract(value, least), size), least);
}

smt::Term Tracer::isInstance(Term object, const ast::Type& known, const ast::Type& tested) {
  return Hierarchy::isSubtype(known, tested) ? terms_.truth() : vocabulary_.isInstance(tested, object);
}

smt::Term Tracer::evalCast(const ast::Expression& e, const ast::Cast& cast) {
  const Term value = eval(*cast.operand);
  if (!e.type.isReference()) return convert(cast.operand->type, e.type, value, e.range);
  if (Hierarchy::isSubtype(cast.operand->type, e.type)) return value;
  const Term isNull = terms_.equal(value, terms_.null());
  check(terms_.disjoin(isNull, vocabulary_.isInstance(e.type, value)), Reason::Type, e.range);
  return value;
}

smt::Term Tracer::evalInstanceOf(const ast::InstanceOf& test) {
  const Term object = eval(*test.operand);
  if (test.binding != nullptr) assign(variable(*test.binding), object, test.operand->range);
  return terms_.conjoin(terms_.negate(terms_.equal(object, terms_.null())),
                        isInstance(object, test.operand->type, test.tested));
}

smt::Term Tracer::isOneOf(Term selector, ast::Expressions labels) {
  Term isOne = terms_.falsity();
  for (const ast::Expression* const label : labels)
    isOne = terms_.disjoin(isOne, terms_.equal(selector, eval(*label)));
  return isOne;
}

smt::Term Tracer::evalSwitch(const ast::Expression& e, const ast::SwitchExpression& choice) {
  if (choice.selector->type.isReference()) uncovered(e.range, "`switch` over objects");
  const Term selector = spill(choice.selector->type, eval(*choice.selector), choice.selector->range);
  const ast::SwitchArm* otherwise = nullptr;
  for (const ast::SwitchArm& arm : choice.arms) {
    if (arm.isDefault) {
      otherwise = &arm;
      continue;
    }
    if (&arm == &choice.arms.back() && otherwise == nullptr) return eval(*arm.value);
    const Term isThis = isOneOf(selector, arm.labels);
    const bool isTrue = choose(arm.range);
    test(isThis, isTrue, arm.range);
    if (isTrue) return eval(*arm.value);
  }
  return eval(*otherwise->value);
}

}  // namespace warrant::symbex
