// The symbolic state in source terms, where an obligation failed (paper, 6.2).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

class Changes;
class Notation;
class Wording;

class Explainer : public Part {
 public:
  explicit Explainer(Parts& parts);

  // Adds the state, and notes on what changed it, to the failure.
  void explain(const SymbolicState& s, const Problem& problem, Failure& failure) const;

 private:
  std::string lookedFor(const Problem& problem, const Wording& wording) const;
  Explanation stateOf(const SymbolicState& s, const Problem& problem, const Wording& wording) const;
  void addElements(Explanation& explanation, const heap::Chunk& chunk, Term goal,
                   const Wording& wording) const;
  Changes& changes_;
  Notation& notation_;
};

}  // namespace warrant::symbex
