// Values of algebraic datatypes: constructors, selectors, testers, `match`.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class DatatypeResolver : public BodyPart {
 public:
  explicit DatatypeResolver(Resolver& resolver) : BodyPart(resolver) {}

  // `Branch(l, 1, r)`, `Leaf`
  Value construct(const Constructor& constructor, Grammar::ArgumentsContext* arguments,
                  support::SourceRange range, const Place& place);
  // `t.left`
  Value selectPart(const Expression* object, const Token& name, support::SourceRange range);
  // `t is Branch`
  Value test(const Expression* object, const Token& name, support::SourceRange range);
  // `match t { case Leaf: e; case Branch(l, k, r): e; }`
  Value match(Grammar::MatchExpressionContext* context, const Place& place);
  // What a measure of that type counts: an integer is itself.
  const Expression* measureOf(const Expression* measured);

 private:
  struct Arm {
    const Constructor* constructor;
    Grammar::MatchCaseContext* context;
    const Expression* value;
  };
  const Constructor* constructorOf(const Type& type, const Token& name);
  std::vector<Arm> readArms(Grammar::MatchExpressionContext* context, const Type& type);
  const Expression* resolveArm(const Arm& arm, const Expression* matched, const Place& place);
  const Variable* declare(std::string_view name, const Type& type, support::SourceRange range);
  const Expression* operation(ValueOperator op, std::span<const Expression* const> operands,
                              const Constructor* constructor, std::uint32_t part, const Type& type,
                              support::SourceRange range);
};

}  // namespace warrant::ast
