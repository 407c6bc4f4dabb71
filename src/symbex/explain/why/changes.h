// Where that which a failed condition depends on was last changed, or that it was not.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

class Notation;
class Wording;

class Changes : public Part {
 public:
  explicit Changes(Parts& parts);

  // Notes on the fields, elements and variables that the goal, which did not follow, speaks of; in a recorded
  // run.
  std::vector<support::Note> of(const SymbolicState& s, const Problem& problem, const Wording& wording) const;

 private:
  struct Subject;  // what the goal speaks of

  bool isExpectedToChange(const SymbolicState& s, const Problem& problem, bool isBehindLoop) const;
  Subject subjectOf(const SymbolicState& s, const Problem& problem) const;
  const ast::Expression* conditionOf(const Problem& problem) const;
  const ast::Expression* conditionInPredicate(const Problem& problem) const;
  void addWritten(const SymbolicState& s, const Problem& problem, const ast::Expression& condition,
                  Subject& subject) const;
  void addPlaces(const SymbolicState& s, Term goal, Subject& subject) const;
  void addRead(const SymbolicState& s, const ast::FieldRead& read, Subject& subject) const;
  void addPlace(const heap::Chunk& place, Subject& subject) const;
  std::optional<heap::Chunk> elementOf(const SymbolicState& s, Term value) const;
  std::uint32_t lastCompleted(const SymbolicState& s, const Problem& problem) const;
  struct Change;  // and where it happened
  Change changeOf(const heap::Chunk& place, std::uint32_t since) const;
  Change changeOf(const ast::Variable& variable, std::uint32_t since) const;
  bool isOf(const heap::Chunk& past, const heap::Chunk& wanted) const;

  Notation& notation_;
};

}  // namespace warrant::symbex
