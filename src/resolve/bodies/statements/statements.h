// Statements but loops, jumps, switches and exceptions.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class StatementResolver : public BodyPart {
 public:
  explicit StatementResolver(Resolver& resolver) : BodyPart(resolver) {}

  // The assignment of its initial value to a field.
  const Statement* initialValue(const FieldDecl& field, const Token& name,
                                Grammar::InitializerContext* initializer);
  // The assignment of a new object to an enum constant, with those arguments, or none (nullptr).
  const Statement* enumConstant(const FieldDecl& constant, const Token& name,
                                Grammar::ArgumentsContext* arguments);
  // Reads the statements of the block at the stream's place.
  const Statement* block();
  // Reads the statements up to the token `end`.
  void statementsUntil(std::size_t end, std::vector<const Statement*>& statements);
  void resolveStatement(Grammar::StatementContext* statement, std::vector<const Statement*>& statements);
  // The variables get that value, if there is one, instead of those written.
  void resolveLocals(Grammar::LocalDeclarationContext* declaration, support::SourceRange range,
                     std::vector<const Statement*>& statements, const Expression* value = nullptr);
  const Statement* resolveBranch(Grammar::StatementContext* branch);
  const Statement* resolveBlock(Grammar::StatementContext* statement);
  std::vector<const Expression*> resolveEffects(Grammar::ExpressionsContext* list);
  bool isWellPlaced(Grammar::StatementContext* statement);
  const Statement* resolveBlock(Grammar::BlockContext* block);
  void declarePatternsBehind(const If& branches);

 private:
  const Expression* defaultOf(const Type& type, support::SourceRange range);
  bool isVar(Grammar::TypeContext* type) const;
  const Expression* valueOfVar(Grammar::LocalDeclarationContext* declaration,
                               Grammar::DeclaratorContext* declarator, const Place& place);
  Type typeOfVar(const Expression& value, const Place& place);
  const Statement* resolveIf(Grammar::StatementContext* statement);
  const Statement* resolveReturn(Grammar::StatementContext* statement);
  const Statement* resolveAssert(Grammar::StatementContext* statement);
  const Statement* resolveSet(Grammar::StatementContext* statement);
  const Statement* resolveGhost(const Token& keyword, Grammar::StatementContext* statement);
  const Statement* resolveEvaluation(Grammar::StatementContext* statement);
  // `this(…)` or `super(…)`; nullptr: the statement is another one.
  Grammar::OperandContext* constructorCallOf(Grammar::StatementContext* statement) const;
  const Statement* resolveConstructorCall(Grammar::OperandContext* call,
                                          Grammar::StatementContext* statement);
  // An expression that stands for its effects; nullptr: it has none, which was reported.
  const Expression* resolveEffect(Grammar::ExpressionContext* context);
  void checkAssigns(Grammar::InitializerContext* initializer);  // reported where it compares
};

}  // namespace warrant::ast
