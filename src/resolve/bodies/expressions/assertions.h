// Assertions: permissions, `old`, `untouched`, and how assertions and expressions become each other.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class AssertionResolver : public BodyPart {
 public:
  explicit AssertionResolver(Resolver& resolver) : BodyPart(resolver) {}

  Value resolveOld(const Token& word, Grammar::ArgumentsContext* arguments, const Place& place);
  const Assertion* resolveAssertion(Grammar::ExpressionContext* context, const Place& place);
  Value resolveAccess(const Token& word, Grammar::ArgumentsContext* arguments, const Place& place);
  Value resolvePointsTo(const Token& word, Grammar::ArgumentsContext* arguments, const Place& place);
  Value resolveUntouched(const Token& word, Grammar::ArgumentsContext* arguments, const Place& place);
  Value makeWand(const Token& sign, const Value& left, const Value& right, const Place& place);
  // The wand that `package` or `apply` takes; nullptr: it is something else, which was reported.
  const Assertion* resolveWand(Grammar::ExpressionContext* context, std::string_view operation);
  // What a ghost operation takes: P(…) or acc(P(…), p).
  struct Operand {
    const PredicateInstance* instance;   // nullptr: it is something else, which was reported
    const Expression* amount = nullptr;  // nullptr: all of it
  };
  Operand resolveInstance(Value value, std::string_view operation);
  const Expression* resolveUsed(Value value);
  const Assertion* toAssertion(const Value& value);
  // Reported where the value is an assertion with predicates or acc; never null.
  const Expression* toExpression(const Value& value, const Place& place);

 private:
  Value resolveAccessed(Grammar::ExpressionContext* accessed, support::SourceRange range, const Place& place);
  Value accessToFinal(const FieldRead& read, support::SourceRange range);
  const Expression* pureCondition(const Assertion& assertion);
  void checkSide(const Assertion& side);
};

}  // namespace warrant::ast
