// `throw`, `try` and `signals`.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class ExceptionResolver : public BodyPart {
 public:
  explicit ExceptionResolver(Resolver& resolver) : BodyPart(resolver) {}

  // `signals (E e) A;` none: it was reported.
  std::optional<Signals> signals(Grammar::ClauseContext* clause);
  // `signals_only E, F;` or `normal_behavior`: adds what the other clauses do not cover, and holds these to
  // it.
  void signalsOnly(Grammar::ClauseContext* clause, std::vector<Signals>& signals);
  // What `throws E` says where there is no such clause: an E may leave the method, and nothing is known then.
  std::optional<Signals> anySignals(Grammar::TypeNameContext* thrown);
  const Statement* resolveThrow(Grammar::StatementContext* statement);
  const Statement* resolveTry(Grammar::StatementContext* statement);

 private:
  // A class that a clause of a `try` names.
  struct Caught {
    const ClassDecl* type;
    support::SourceRange range;
    bool isAlternative;  // of the clause that is read
  };

  Catch resolveCatch(Grammar::CatchClauseContext* clause, std::vector<Caught>& caughtBefore);
  void checkCaught(const ClassDecl& type, support::SourceRange range, std::span<const Caught> before);
  // The class of that name, of exceptions; nullptr: it was reported.
  const ClassDecl* resolveThrowable(Grammar::TypeNameContext* name);
  const Variable* declareException(const Token& name, const Type& type);
};

}  // namespace warrant::ast
