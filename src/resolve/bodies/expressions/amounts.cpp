#include "resolve/bodies/expressions/amounts.h"

#include <numeric>
#include <optional>

#include "ast/walk.h"
#include "resolve/bodies/resolver.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

// The `?f` that the amount is; nullptr: it is something else.
Grammar::BindingContext* bindingOf(Grammar::ExpressionContext* amount) {
  if (amount->children.size() != 1) return nullptr;
  auto* const operand = static_cast<Grammar::OperandContext*>(amount->children[0]);
  return operand->children.size() == 1 ? grammar::as<Grammar::BindingContext>(operand->children[0]) : nullptr;
}

}  // namespace

bool AmountResolver::isWord(Grammar::ExpressionContext* amount, std::string_view word) const {
  const Token& only = firstToken(amount);
  if (&only != &lastToken(amount) || only.text != word || only.isQuoted) return false;
  return state_.locals.find(word) == nullptr && r_.names.findOwnerOfField(word) == nullptr;
}

Value AmountResolver::share(const Value& access, Grammar::ExpressionContext* amount, const Place& place) {
  Share share{access.assertion, nullptr};
  if (Grammar::BindingContext* const binding = bindingOf(amount)) {
    const Token& name = *asToken(binding->children[1]);
    const Variable* const known = state_.locals.find(name.text);
    if (known != nullptr && known->range == name.range()) {  // of a `context`, which is two clauses
      share.amount = make(VariableRead{known}, permType, name.range());
    } else {
      share.bound = bind(name, place);
      if (share.bound == nullptr) return access;
    }
  } else if (isWord(amount, "write")) {
    return access;
  } else if (!isWord(amount, "read")) {
    share.amount = toPerm(r_.expressions.resolveExpression(amount, place));
    const auto* const literal = std::get_if<FractionLiteral>(&share.amount->node);
    if (literal != nullptr && literal->numerator == literal->denominator) return access;
  }
  // Of what needs no permission, any amount will do.
  if (access.assertion == nullptr || !access.assertion->grants) return access;
  return assertion(share, access.range, true);
}

Value AmountResolver::shareToRead(const Value& access) {
  if (access.assertion == nullptr || !access.assertion->grants) return access;
  return assertion(Share{access.assertion, nullptr}, access.range, true);
}

Value AmountResolver::scale(Grammar::ScaledContext* scaled, const Place& place) {
  const Value instance = r_.operands.resolveOperand(scaled->operand(), place);
  if (instance.assertion == nullptr || !std::holds_alternative<PredicateInstance>(instance.assertion->node)) {
    const bool isReported =
        instance.expression != nullptr && instance.expression->type.kind == TypeKind::Error;
    if (!isReported)
      error(codes::type, rangeOf(scaled), "an amount stands before a predicate, as in [1\\2]x.p()");
    return erroneous(rangeOf(scaled));
  }
  return share({nullptr, instance.assertion, rangeOf(scaled)}, scaled->expression(), place);
}

// `?f` has a meaning from there to the end of the contract, or of the loop's invariant.
const Variable* AmountResolver::bind(const Token& name, const Place& place) {
  if (!place.allowsBinding) {
    error(codes::misplaced, name.range(),
          "'?" + std::string(name.text) +
              "' stands in preconditions, postconditions and invariants only, and in no contract of several "
              "cases");
    return nullptr;
  }
  const auto* const variable =
      arena().make<Variable>(Variable{name.text, permType, state_.slots++, false, name.range(), true});
  if (const Variable* const other = state_.locals.declareLasting(variable)) {
    error(codes::duplicate, name.range(), "there is a variable " + inQuotes(name.text) + " already",
          {{other->range, "which is this"}});
    return nullptr;
  }
  return variable;
}

// Where the condition does not hold there is no amount that it could be.
void AmountResolver::refuseBindings(const Assertion& conditional) {
  forEachAssertion(conditional, [&](const Assertion& part) {
    const auto* const share = std::get_if<Share>(&part.node);
    if (share == nullptr || share->bound == nullptr) return;
    error(codes::misplaced, share->bound->range,
          "'?" + std::string(share->bound->name) + "' may not stand under a condition");
  });
}

const Expression* AmountResolver::literal(std::int64_t numerator, std::int64_t denominator,
                                          support::SourceRange range) {
  if (denominator < 0) {
    numerator = -numerator;
    denominator = -denominator;
  }
  const std::int64_t common = std::gcd(numerator, denominator);
  const FractionLiteral lowest{numerator / common, denominator / common};
  if (lowest.numerator >= 0) return make(lowest, permType, range);
  const Expression* const opposite =
      make(FractionLiteral{-lowest.numerator, lowest.denominator}, permType, range);
  return make(Unary{UnaryOperator::Minus, opposite}, permType, range);
}

const Expression* AmountResolver::fraction(const Expression* above, const Expression* below,
                                           support::SourceRange range) {
  return operation(BinaryOperator::Divide, toPerm(above), below, range).expression;
}

const Expression* AmountResolver::toPerm(const Expression* expression) {
  if (const Expression* const amount = converted(*expression)) return amount;
  error(codes::type, expression->range,
        "expected an amount of permission, such as 1/2, write or a variable of type perm, but this is of "
        "type " +
            toString(expression->type));
  return erroneous(expression->range).expression;
}

// nullptr: it is no amount.
const Expression* AmountResolver::converted(const Expression& expression) {
  if (expression.type.isPerm() || expression.type.kind == TypeKind::Error) return &expression;
  if (const auto* const number = std::get_if<IntegerLiteral>(&expression.node))
    return literal(number->value, 1, expression.range);
  if (const auto* const unary = std::get_if<Unary>(&expression.node)) {
    const Expression* const operand =
        unary->op == UnaryOperator::Minus ? converted(*unary->operand) : nullptr;
    return operand == nullptr ? nullptr
                              : make(Unary{UnaryOperator::Minus, operand}, permType, expression.range);
  }
  if (const auto* const choice = std::get_if<Conditional>(&expression.node)) {
    const Expression* const onTrue = converted(*choice->onTrue);
    const Expression* const onFalse = onTrue == nullptr ? nullptr : converted(*choice->onFalse);
    return onFalse == nullptr
               ? nullptr
               : make(Conditional{choice->condition, onTrue, onFalse}, permType, expression.range);
  }
  const auto* const binary = std::get_if<Binary>(&expression.node);
  const bool isArithmetic = binary != nullptr && expression.type.isIntegral() &&
                            (binary->op == BinaryOperator::Add || binary->op == BinaryOperator::Subtract ||
                             binary->op == BinaryOperator::Multiply || binary->op == BinaryOperator::Divide);
  if (!isArithmetic) return nullptr;
  const Expression* const left = converted(*binary->left);
  const Expression* const right = left == nullptr ? nullptr : converted(*binary->right);
  return right == nullptr ? nullptr : operation(binary->op, left, binary->right, expression.range).expression;
}

Value AmountResolver::operation(BinaryOperator op, const Expression* left, const Expression* right,
                                support::SourceRange range) {
  const Expression* const first = toPerm(left);
  if (first->type.kind == TypeKind::Error || right->type.kind == TypeKind::Error) return erroneous(range);
  if (op == BinaryOperator::Divide) {
    const auto* const divisor = std::get_if<IntegerLiteral>(&right->node);
    const auto* const dividend = std::get_if<FractionLiteral>(&first->node);
    if (divisor == nullptr || divisor->value == 0 || divisor->value == INT64_MIN) {
      error(codes::type, right->range, "an amount of permission is divided by a number that is written down");
      return erroneous(range);
    }
    std::int64_t denominator = 0;
    if (dividend != nullptr && !__builtin_mul_overflow(dividend->denominator, divisor->value, &denominator))
      return {literal(dividend->numerator, denominator, range), nullptr, range};
    return value(Binary{op, first, right}, permType, range);
  }
  const Expression* const second = toPerm(right);
  if (second->type.kind == TypeKind::Error) return erroneous(range);
  const bool isRelation = op >= BinaryOperator::Less && op <= BinaryOperator::NotEqual;
  const bool isArithmetic = op <= BinaryOperator::Multiply;
  if (!isRelation && !isArithmetic) {
    error(codes::type, range, "amounts of permission are added, subtracted, multiplied and compared");
    return erroneous(range);
  }
  return value(Binary{op, first, second}, isRelation ? booleanType : permType, range);
}

}  // namespace warrant::ast
