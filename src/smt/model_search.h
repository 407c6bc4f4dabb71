// Looks for a model of the native layer's facts by deciding what they leave open. In a model, classes of
// references and snapshots have values of their own, formulas that are arguments or parts are decided, and
// numbers are as NumberModel says.
#pragma once

#include "smt/native_solver.h"

namespace warrant::smt {

class ModelSearch {
 public:
  using Outcome = NativeSolver::Search;

  explicit ModelSearch(NativeSolver& solver) : solver_(solver) {}
  Outcome run();

 private:
  Outcome explore(std::size_t item);
  Outcome decide(NodeId formula, bool preferred, std::size_t item);
  Outcome arrange(std::size_t item);
  Outcome solveNumbers(std::size_t item);
  Outcome avoid(class NumberModel& numbers, std::size_t item);
  Outcome separate(NodeId left, NodeId right, std::size_t item);
  Outcome follow(std::size_t item);

  NodeId openFormula(NodeId special) const;
  NodeId openPart(NodeId junction) const;
  bool preferredValue(NodeId formula) const;

  NativeSolver& solver_;
  unsigned decisions_ = 0;
  unsigned branches_ = 300;  // over the integers, that may still be tried
};

}  // namespace warrant::smt
