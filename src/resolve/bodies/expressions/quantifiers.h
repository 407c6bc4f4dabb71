// Formulas about all values of variables, or about some.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class QuantifierResolver : public BodyPart {
 public:
  explicit QuantifierResolver(Resolver& resolver) : BodyPart(resolver) {}

  Value resolve(Grammar::QuantifiedContext* formula, const Place& place);

 private:
  // A variable as it is declared: with its type, or with that of the one before it.
  struct Binder {
    const Token* name;
    Grammar::TypeContext* type;         // nullptr: it has none
    Grammar::BinderRangeContext* ends;  // nullptr: likewise
  };
  static Binder partsOf(Grammar::BinderContext* binder);
  // The type of what may be quantified over; reported if it is another.
  Type typeOf(const Binder& binder, const Type& previous, const Place& place);
  const Variable* declare(const Binder& binder, const Type& type);
  // `from <= variable && variable < to`
  const Expression* inRange(const Variable& variable, Grammar::BinderRangeContext* ends, const Place& place);
  // (\forall* T x; range; A)
  Value iterated(std::span<const Variable* const> variables, const Expression* condition,
                 const Assertion& body, support::SourceRange range);
  const Expression* both(const Expression* left, const Expression* right);
};

}  // namespace warrant::ast
