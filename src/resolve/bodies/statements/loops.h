// Loops, labels and jumps.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class LoopResolver : public BodyPart {
 public:
  explicit LoopResolver(Resolver& resolver) : BodyPart(resolver) {}

  void resolvePrefixed(Grammar::StatementContext* statement, std::vector<const Statement*>& statements);
  const Statement* resolveLoop(LoopText& text);
  const Variable* declareHidden(std::string_view name, const Type& type, const Expression* initial,
                                support::SourceRange range, std::vector<const Statement*>& statements);
  const Statement* resolveJump(Grammar::StatementContext* statement);
  // Resolves the loop's clauses, those before its body too, which are taken from it.
  Loop beginLoop(LoopText& text, std::vector<const Assertion*> invariants = {});
  const Statement* resolveLoopBody(const LoopText& text, JumpTarget id);

 private:
  void reportLoopless(const LoopText& text);
  const Statement* resolveLabelled(const LoopText& text);
  const Statement* resolveWhile(LoopText& text);
  const Statement* resolveDo(LoopText& text);
  const Statement* resolveForLoop(LoopText& text, Grammar::ForHeaderContext* header);
  static void takeBody(LoopText& text);
  void declarePatternsBehind(const Statement& loop);
  void declarePatternsBehindLabel(const Statement& block);
  void enterLabels(std::span<const Token* const> labels, JumpTarget id, JumpPlace::Kind kind);
  const JumpPlace* findLabel(std::string_view name) const;
};

// Moves the loop clauses that stand before a statement to the others; returns what follows them, nullptr if
// nothing does.
Grammar::StatementContext* takeClauses(Grammar::StatementContext* statement,
                                       std::vector<Grammar::LoopClauseContext*>& clauses);

}  // namespace warrant::ast
