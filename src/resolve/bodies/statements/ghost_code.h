// Ghost code: the bodies of ghost methods, and what `ghost` starts in code. Code cannot tell whether it is
// there: it changes nothing but ghost state, ends, and goes on behind itself.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class GhostCodeResolver : public BodyPart {
 public:
  explicit GhostCodeResolver(Resolver& resolver) : BodyPart(resolver) {}

  // `ghost S`, where what S declares is known behind it.
  void resolve(Grammar::StatementContext* statement, std::vector<const Statement*>& statements);
  // The same of a loop whose clauses stand before `ghost`, too.
  void resolveLoop(Grammar::StatementContext* statement, LoopText& loop,
                   std::vector<const Statement*>& statements);
  // `match t { case C: S … }`, which is ghost code by itself.
  void resolveMatch(Grammar::StatementContext* statement, Grammar::MatchStatementContext& choice,
                    std::vector<const Statement*>& statements);
  // `lemma(e);` in an annotation; nullptr: it is no call of a ghost method, which was reported.
  const Statement* resolveCall(Grammar::StatementContext* statement);
  const Statement* makeCall(const Expression& call, support::SourceRange range);  // of a ghost method
  // An expression statement in ghost code; nullptr: it is none.
  const Statement* resolveEvaluation(Grammar::StatementContext* statement);
  // nullptr: it is not understood, which was reported.
  const Statement* resolvePackage(Grammar::StatementContext* statement);
  const Statement* resolveApply(Grammar::StatementContext* statement);
  // The value of a ghost variable, or of a ghost method's result: one call of a ghost method, or no effects.
  void checkValue(const Expression& value);
  // Whether ghost code has no such statement, which is reported.
  bool refuses(Grammar::StatementContext* statement);

 private:
  using Parts = std::vector<const Statement*>;
  void resolve(Grammar::StatementContext* statement, Parts& statements,
               support::FunctionRef<void(Parts&)> resolveParts);
  const Expression* resolveEffect(Grammar::StatementContext* statement);
  // That neither the receiver nor an argument has effects.
  void checkArguments(const Call& call);
  void checkTarget(const Expression& assignment);
  void checkPackaged(const Statement& body);
};

// Whether it is a call of a ghost method that is not pure.
bool isLemmaCall(const Expression& expression);

}  // namespace warrant::ast
