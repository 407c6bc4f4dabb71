// Values of algebraic datatypes: constructors, selectors, testers, `match`.
#pragma once

#include <optional>

#include "resolve/bodies/part.h"

namespace warrant::ast {

class DatatypeResolver : public BodyPart {
 public:
  explicit DatatypeResolver(Resolver& resolver) : BodyPart(resolver) {}

  // `Branch(l, 1, r)`, `Leaf`
  Value construct(const Constructor& constructor, Grammar::ArgumentsContext* arguments,
                  support::SourceRange range, const Place& place);
  // What a constructor made, as a value of the type that is wanted.
  const Expression* settle(const Type& wanted, const Expression* made, const Place& place);
  // `t.left`
  Value selectPart(const Expression* object, const Token& name, support::SourceRange range);
  // `t is Branch`
  Value test(const Expression* object, const Token& name, support::SourceRange range);
  // `match t { case Leaf: e; case Branch(l, k, r): e; }`
  Value match(Grammar::MatchExpressionContext* context, const Place& place);
  // The same with statements, in ghost code: a branch for each case; nullptr: it was not understood.
  const Statement* matchStatement(Grammar::MatchStatementContext* context);
  // What a measure of that type counts: an integer is itself.
  const Expression* measureOf(const Expression* measured);

 private:
  struct Arm {
    const Constructor* constructor;
    Grammar::MatchLabelContext* label;
    std::size_t place;  // among the cases
    const Expression* value;
  };
  // A name for a part.
  struct Named {
    const Variable* variable;
    const Expression* part;
  };
  using Labels = std::vector<Grammar::MatchLabelContext*>;
  const Expression* resolveMatched(Grammar::OperandContext* operand, const Place& place);
  Type inferred(const Constructor& constructor, std::span<const Expression* const> operands);
  const Constructor* constructorOf(const Type& type, const Token& name);
  // Empty: one is missing, or there is one too many, which was reported.
  std::vector<Arm> readArms(const Labels& labels, const Token& word, const Type& type);
  const Expression* resolveArm(const Arm& arm, Grammar::ExpressionContext* value, const Expression* matched,
                               const Place& place);
  const Statement* resolveArm(const Arm& arm, Grammar::StatementCaseContext* one, const Expression* matched);
  // Declares the names of a case; none: there are more or fewer than parts, which was reported.
  std::optional<std::vector<Named>> nameParts(const Arm& arm, const Expression* matched);
  const Expression* isMadeBy(const Constructor& constructor, const Expression* matched);
  const Variable* declare(std::string_view name, const Type& type, support::SourceRange range);
  const Expression* operation(ValueOperator op, std::span<const Expression* const> operands,
                              const Constructor* constructor, std::uint32_t part, const Type& type,
                              support::SourceRange range);
};

}  // namespace warrant::ast
