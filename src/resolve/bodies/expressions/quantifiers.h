// Formulas about all values of variables, or about some, and what is added up of them.
#pragma once

#include <span>
#include <vector>

#include "resolve/bodies/part.h"

namespace warrant::ast {

class QuantifierResolver : public BodyPart {
 public:
  explicit QuantifierResolver(Resolver& resolver) : BodyPart(resolver) {}

  Value resolve(Grammar::QuantifiedContext* formula, const Place& place);
  // `\sum int i; range; e`
  Value resolveAggregate(Grammar::JmlWordContext* word, const Place& place);
  // `\let T x = e; A`
  Value resolveLet(Grammar::JmlWordContext* word, const Place& place);
  // The variable of one, where it stands for `bound` in an assertion.
  Value readLet(const Variable& variable, const Expression* bound, support::SourceRange range,
                const Place& place);
  // What stands in the trigger, which it is an error to write elsewhere than in a quantifier.
  Grammar::ExpressionContext* withinTrigger(Grammar::TriggerContext* trigger, const Place& place);
  // `{:e:}`: e, or the assertion, itself; values for the variables are looked for wherever they stand.
  Value resolveTrigger(Grammar::TriggerContext* trigger, const Place& place);

 private:
  // While the parts are resolved.
  struct Scope {
    Place inside;
    std::size_t mark;
    std::vector<const Variable*> variables;
    const Expression* condition;  // nullptr: there is none
    Type type;                    // of the latest variable
  };
  // A variable as it is declared: with its type, or with that of the one before it.
  struct Binder {
    const Token* name;
    Grammar::TypeContext* type;         // nullptr: it has none
    Grammar::BinderRangeContext* ends;  // nullptr: likewise
  };
  static Binder partsOf(Grammar::BinderContext* binder);
  static Binder partsOf(Grammar::TypedBinderContext* binder);
  Scope enter(const Token& word, const Place& place);
  void add(Scope& scope, const Binder& binder);
  void addCondition(Scope& scope, std::span<Grammar::ExpressionContext* const> parts);
  Value lacksBody(support::SourceRange range);
  // The type of what may be quantified over; reported if it is another.
  Type typeOf(const Binder& binder, const Type& previous, const Place& place);
  const Variable* declare(const Binder& binder, const Type& type);
  // `from <= variable && variable < to`
  const Expression* inRange(const Variable& variable, Grammar::BinderRangeContext* ends, const Place& place);
  // (\forall* T x; range; A)
  Value iterated(std::span<const Variable* const> variables, const Expression* condition,
                 const Assertion& body, support::SourceRange range);
  void refuseInWands(const Assertion& body, const Variable& variable, const Expression* named);
  // Reported where it may not be bound.
  Type typeOfLet(const Binder& binder);
  const Expression* both(const Expression* left, const Expression* right);
};

}  // namespace warrant::ast
