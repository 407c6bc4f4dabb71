// Contracts of several cases, which `also` parts.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

// What is said of a method, or of one case.
struct Contract {
  std::vector<const Assertion*> requires_, ensures;
  std::vector<Signals> signals;
  const Expression* measure = nullptr;  // nullptr: there is none
  support::SourceRange range;           // where it begins
};

class CaseResolver : public BodyPart {
 public:
  explicit CaseResolver(Resolver& resolver) : BodyPart(resolver) {}

  // One contract that says what all the cases say. What they have in common is demanded and given once, and
  // first; then one of their conditions holds on entry, and what else a case says holds where its own
  // condition held on entry.
  Contract unite(std::span<Contract> cases);

 private:
  using Condition = const Expression*;  // nullptr: it always holds

  // What the clauses of all cases say, conjunct for conjunct, moves from there to `common`.
  void takeCommon(std::span<Contract> cases, std::vector<const Assertion*> Contract::*clauses,
                  std::vector<const Assertion*>& common);
  // What a case says on entry of values: its permissions stay in `requires_`.
  Condition takeCondition(Contract& contract);
  void requireOne(std::span<const Condition> conditions, Contract& whole);
  // Of an exception that a case does not let out, or only some classes below it, the clauses of the others
  // say so.
  void keepIn(const Contract& contract, Condition onEntry, std::span<const Contract> cases, Contract& whole);
  void uniteMeasures(std::span<const Contract> cases, std::span<const Condition> conditions, Contract& whole);
  const Assertion* when(Condition condition, const Assertion* assertion);
  const Assertion* star(const Assertion* left, const Assertion* right);
  const Expression* either(const Expression* left, const Expression* right);
  Condition onEntry(Condition condition);
};

}  // namespace warrant::ast
