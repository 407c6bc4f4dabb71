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
  bool isEqualityRefuted() const;
  Outcome explore();
  Outcome decide(NodeId formula, bool preferred);
  Outcome arrange();
  Outcome solveNumbers();
  Outcome tryFactor(const std::unordered_map<NodeId, std::int64_t>& values);
  Outcome avoid(class NumberModel& numbers);
  Outcome unite(NodeId left, NodeId right);
  Outcome separate(NodeId left, NodeId right);
  Outcome follow();

  NodeId nextOpen() const;
  NodeId openFactor() const;
  NodeId openFormula(NodeId special) const;
  NodeId openPart(NodeId junction) const;
  bool preferredValue(NodeId formula) const;

  NativeSolver& solver_;
  std::vector<Term> contested_;  // what was contradictory either way, the last first
  unsigned decisions_ = 0;
  std::uint64_t work_ = 0;
  unsigned branches_ = 300;  // over the integers, that may still be tried
};

}  // namespace warrant::smt
