// Contracts: the clauses of methods, the bodies of predicates and pure methods.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class ContractResolver : public BodyPart {
 public:
  explicit ContractResolver(Resolver& resolver) : BodyPart(resolver) {}

  // The whole contents of clauses and bodies; null where a problem was reported.
  // `mayBind`: it may have `?f`.
  const Assertion* precondition(Grammar::ExpressionContext* clause, bool mayBind);
  const Assertion* postcondition(Grammar::ExpressionContext* clause, bool mayBind);
  const Assertion* predicateBody(Grammar::ExpressionContext* body);
  // `non_null`: the parameter, or the result (nullptr), is not null; `range` is that of the word.
  const Assertion* nonNull(const Variable* parameter, support::SourceRange range);
  // VerCors' `frac` is more than 0 and at most 1, its `zfrac` at least 0: of a parameter that is declared
  // with such a type. nullptr: it is declared with another one.
  const Expression* rangeOfAmount(const Variable& parameter, Grammar::TypeContext* type);
  // `decreases e;`, or 0: `decreases;` says that no call leads back, and no loop comes round.
  const Expression* measure(Grammar::ClauseContext* clause);
  const Expression* measure(Grammar::LoopClauseContext* clause, const Place& place);
  const Assertion* falsity(support::SourceRange range);
  const Expression* pureBody(Grammar::ExpressionContext* body);

 private:
  // A number; of a datatype's value its rank, of a sequence its length. `measure` is nullptr in a bare
  // clause.
  const Expression* measure(Grammar::ExpressionContext* measure, support::SourceRange clause,
                            const Place& place);
};

}  // namespace warrant::ast
