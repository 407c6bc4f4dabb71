// Looks for a model of the native layer's facts by deciding what they leave open. In a model, classes of
// references and snapshots have values of their own, formulas that are arguments or parts are decided, and
// numbers are as NumberModel says.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "smt/native/egraph/native_solver.h"
#include "smt/native/numbers/number_model.h"

namespace warrant::smt {

class ModelSearch {
 public:
  using Outcome = NativeSolver::Search;

  // The question whose opposite was assumed last tells what to decide first; there need not be one.
  ModelSearch(NativeSolver& solver, Term question) : solver_(solver), question_(question) {}
  Outcome run();
  // What the search took, in units of a few microseconds.
  std::uint64_t effort() const;

 private:
  bool areNumbersRefuted() const;
  bool isEqualityRefuted() const;
  Outcome explore();
  Outcome decide(NodeId formula, bool preferred);
  Outcome arrange();
  Outcome solveNumbers();
  Outcome tryFactor(const NumberModel::Given& values);
  Outcome avoid(NumberModel& numbers);
  NumberModel::Pairs tiedOf(const NumberModel::Pairs& pairs);
  Outcome unite(std::span<const NumberModel::Pairs::value_type> pairs);
  bool isStillRefuted();
  Outcome separate(NodeId left, NodeId right);
  Outcome follow();
  bool isExhausted();

  NodeId nextOpen();
  void orderSpecial();
  bool isTimeToCompare() const;
  bool isIrrelevant(NodeId node) const;
  NodeId openFactor() const;
  NodeId nextOpen(NodeId (ModelSearch::*choose)(NodeId) const) const;
  NodeId openFormula(NodeId special) const;
  NodeId neededFormula(NodeId special) const;
  NodeId openPart(NodeId junction) const;
  bool preferredValue(NodeId formula) const;

  NativeSolver& solver_;
  Term question_;
  std::vector<NodeId> ordered_;     // what was special at the beginning, the most relevant first
  std::vector<std::size_t> ranks_;  // by node, of those at the beginning; empty: there is no question
  static constexpr std::size_t irrelevant = SIZE_MAX;
  bool isBeside_ = false;          // something irrelevant is decided
  std::vector<Term> contested_;    // what was contradictory either way, the last first
  std::pair<Term, Term> refuted_;  // numbers whose equality was contradictory by itself; none
  unsigned depth_ = 0, decisions_ = 0, conflicts_ = 0;
  std::uint64_t work_ = 0;
  unsigned branches_ = 300;  // over the integers, that may still be tried
};

}  // namespace warrant::smt
