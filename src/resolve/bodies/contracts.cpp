#include "resolve/bodies/contracts.h"

#include "resolve/bodies/resolver.h"
#include "resolve/bodies/statements/pure_body.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

const Assertion* ContractResolver::precondition(Grammar::ExpressionContext* clause, bool mayBind) {
  return r_.assertions.resolveAssertion(
      clause, {.name = "a precondition", .isSpecification = true, .allowsBinding = mayBind});
}

const Assertion* ContractResolver::postcondition(Grammar::ExpressionContext* clause, bool mayBind) {
  const Place place{
      .name = "a postcondition",
      .isSpecification = true,
      .allowsOld = true,
      .allowsUntouched = true,
      .allowsResult = state_.method != nullptr && state_.method->returnType.kind != TypeKind::Void,
      .allowsBinding = mayBind};
  return r_.assertions.resolveAssertion(clause, place);
}

const Assertion* ContractResolver::falsity(support::SourceRange range) {
  return r_.assertions.toAssertion({make(BooleanLiteral{false}, booleanType, range), nullptr, range});
}

const Assertion* ContractResolver::nonNull(const Variable* parameter, support::SourceRange range) {
  const Type& type = parameter != nullptr ? parameter->type : state_.method->returnType;
  if (!type.isReference() && type.kind != TypeKind::Error) {
    error(codes::type, range, "a value of type " + toString(type) + " is never null");
    return truth(range);
  }
  const Expression* const named =
      parameter != nullptr ? make(VariableRead{parameter}, type, range) : make(Result{}, type, range);
  return r_.assertions.toAssertion({isNotNull(named, range), nullptr, range});
}

const Expression* ContractResolver::rangeOfAmount(const Variable& parameter, Grammar::TypeContext* type) {
  const Token& word = firstToken(type);
  const bool isPositive = word.text == "frac";
  if (!parameter.type.isPerm() || (!isPositive && word.text != "zfrac")) return nullptr;
  const support::SourceRange range = rangeOf(type);
  const Expression* const amount = make(VariableRead{&parameter}, permType, range);
  const auto compare = [&](BinaryOperator op, std::int64_t bound) {
    return make(Binary{op, amount, make(FractionLiteral{bound, 1}, permType, range)}, booleanType, range);
  };
  return make(Binary{BinaryOperator::And,
                     compare(isPositive ? BinaryOperator::Greater : BinaryOperator::GreaterOrEqual, 0),
                     compare(BinaryOperator::LessOrEqual, 1)},
              booleanType, range);
}

const Expression* ContractResolver::measure(Grammar::ClauseContext* clause) {
  const Place place{.name = "a measure", .isSpecification = true};
  return measure(clause->expression(), rangeOf(clause), place);
}

const Expression* ContractResolver::measure(Grammar::LoopClauseContext* clause, const Place& place) {
  return measure(clause->expression(), rangeOf(clause), place);
}

const Expression* ContractResolver::measure(Grammar::ExpressionContext* measure, support::SourceRange clause,
                                            const Place& place) {
  if (measure == nullptr) return make(IntegerLiteral{0}, integerType, clause);
  const Expression* const counted = r_.datatypes.measureOf(r_.expressions.resolveExpression(measure, place));
  return r_.numbers.convert(integerType, counted, rangeOf(measure), place);
}

const Assertion* ContractResolver::predicateBody(Grammar::ExpressionContext* body) {
  return r_.assertions.resolveAssertion(body, {.name = "a predicate", .isSpecification = true});
}

const Expression* ContractResolver::pureBody(Grammar::ExpressionContext* body) {
  const Place place{.name = "a pure method", .isSpecification = state_.method->isGhost};
  const Expression* const value = r_.expressions.resolveFor(state_.method->returnType, body, place);
  if (!state_.method->isGhost) checkConcatenation(*value, arena(), builder_.problems());
  return value;
}

}  // namespace warrant::ast
