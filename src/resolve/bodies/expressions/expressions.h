// Whole expressions, as what stands around them wants them: the way back into the recursion.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class ExpressionResolver : public BodyPart {
 public:
  explicit ExpressionResolver(Resolver& resolver) : BodyPart(resolver) {}

  Value resolve(Grammar::ExpressionContext* context, const Place& place);
  const Expression* resolveExpression(Grammar::ExpressionContext* context, const Place& place);
  const Expression* resolveCondition(Grammar::ExpressionContext* context, const Place& place);
  // Of the type wanted, or reported; converted to it as where it is assigned (JLS 5.2).
  const Expression* resolveFor(const Type& wanted, Grammar::ExpressionContext* context, const Place& place);
  const Expression* checkType(const Type& wanted, const Expression* expression, support::SourceRange range);
};

}  // namespace warrant::ast
