// Switches, as statements and as expressions.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class SwitchLabels;

class SwitchResolver : public BodyPart {
 public:
  explicit SwitchResolver(Resolver& resolver) : BodyPart(resolver) {}

  // The switch with cases that are statements which is the whole expression; nullptr: it is another one.
  static Grammar::SwitchExpressionContext* switchOfStatements(Grammar::ExpressionContext* context);
  const Statement* resolveSwitch(Grammar::StatementContext* statement);
  Value resolveSwitchExpression(Grammar::SwitchExpressionContext* context, const Place& place);
  // Such a switch, which is all that its statement returns or assigns, becomes a statement before that one,
  // which assigns a hidden variable.
  const Expression* liftSwitch(Grammar::SwitchExpressionContext* context, const Type& type);
  const Statement* resolveYield(Grammar::StatementContext* statement);

 private:
  void resolveGroup(Grammar::SwitchCaseContext* context, std::vector<const Statement*>& body);
  SwitchCase resolveCase(Grammar::SwitchCaseContext* context, SwitchLabels& labels, JumpTarget id);
  Value settledSwitch(const SwitchExpression& asWritten, const Type& type, support::SourceRange range,
                      const Place& place);
  SwitchCase resolveValueCase(Grammar::SwitchCaseContext* context, SwitchLabels& labels, const Yield& yield);
  bool givesValues(Grammar::SwitchExpressionContext* context, const SwitchLabels& labels,
                   std::span<const SwitchCase> cases);
  // Gives the value to the switch, and leaves it.
  void yieldValue(Grammar::ExpressionContext* context, const Yield& yield,
                  std::vector<const Statement*>& statements);
  const Expression* resolveArm(Grammar::SwitchCaseContext* one, const Place& place);
  const Expression* resolveSelector(Grammar::ExpressionContext* context, const Place& place);
  Expressions resolveLabels(Grammar::SwitchCaseContext* one, SwitchLabels& labels);
  const Expression* resolveLabel(Grammar::ExpressionContext* context, const SwitchLabels& labels);
  const Expression* resolveEnumLabel(const ClassDecl& owner, Grammar::ExpressionContext* context);
  bool coversEnum(const SwitchLabels& labels) const;
};

}  // namespace warrant::ast
