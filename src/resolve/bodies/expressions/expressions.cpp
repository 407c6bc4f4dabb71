#include "resolve/bodies/expressions/expressions.h"

#include "resolve/bodies/expressions/conversions.h"
#include "resolve/bodies/expressions/precedence.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

Value ExpressionResolver::resolve(Grammar::ExpressionContext* context, const Place& place) {
  return FlatExpression(r_, context, place).resolve();
}

const Expression* ExpressionResolver::resolveExpression(Grammar::ExpressionContext* context,
                                                        const Place& place) {
  return r_.assertions.toExpression(resolve(context, place), place);
}

const Expression* ExpressionResolver::resolveCondition(Grammar::ExpressionContext* context,
                                                       const Place& place) {
  return resolveFor(booleanType, context, place);
}

const Expression* ExpressionResolver::resolveFor(const Type& wanted, Grammar::ExpressionContext* context,
                                                 const Place& place) {
  Grammar::SwitchExpressionContext* const choice = r_.switches.switchOfStatements(context);
  const bool isLifted = choice != nullptr && context == state_.liftable.context;
  const Expression* const value =
      isLifted ? r_.switches.liftSwitch(choice, wanted) : resolveExpression(context, place);
  return r_.numbers.convert(wanted, value, rangeOf(context), place);
}

const Expression* ExpressionResolver::checkType(const Type& wanted, const Expression* expression,
                                                support::SourceRange range) {
  if (isAssignable(expression->type, wanted)) return expression;
  if (expression->type.kind == TypeKind::Void) {
    error(codes::type, range, "a call of a void method has no value");
  } else if (const std::string kind = unsupportedConversion(expression->type, wanted); !kind.empty()) {
    error(codes::unsupported, range,
          kind + " is not supported yet: this is of type " + toString(expression->type) + ", and " +
              toString(wanted) + " is wanted");
  } else {
    error(codes::type, range,
          "expected a value of type " + toString(wanted) + ", but this is of type " +
              toString(expression->type));
  }
  return expression;
}

}  // namespace warrant::ast
