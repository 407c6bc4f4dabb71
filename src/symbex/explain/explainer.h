// The symbolic state in source terms, where an obligation failed (paper, 6.2).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/explain/names.h"
#include "symbex/part.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

class Changes;
class Examples;
class Notation;
class Sayings;
class Wording;

class Explainer : public Part {
 public:
  explicit Explainer(Parts& parts);

  // Adds the state, and notes on what changed it, to the failure.
  void explain(const SymbolicState& s, const Problem& problem, Failure& failure) const;

 private:
  Why whyOf(const SymbolicState& s, const Problem& problem, const std::vector<support::Note>& changes,
            const Wording& wording) const;
  std::vector<std::string> factsAbout(const SymbolicState& s, Term goal, const Wording& wording) const;
  std::optional<Form> formOf(const Problem& problem) const;
  std::vector<Term> factsFor(Term goal, Term self) const;
  bool isOfInterest(Term fact, const Wording& wording) const;
  std::string lookedFor(const Problem& problem, const Wording& wording) const;
  std::string missingInstance(Term goal, const Wording& wording) const;
  std::optional<support::Note> helpfulInstance(Term goal, const Wording& wording) const;
  std::optional<support::Note> whyNoValue(Term goal, const Wording& wording) const;
  std::vector<Terms> valuesFor(Term forAll, Term goal, const Wording& wording) const;
  std::string sayInstance(Term forAll, std::span<const Term> values, const Wording& wording) const;
  Explanation stateOf(const SymbolicState& s, const Problem& problem, const Wording& wording) const;
  void addElements(Explanation& explanation, std::span<const heap::Chunk> chunks, Term goal,
                   const Wording& wording) const;

  Changes& changes_;
  const Examples& examples_;
  Notation& notation_;
  const Sayings& sayings_;
};

}  // namespace warrant::symbex
