// Sums, products, greatest and least values of what a map has between two indices. What is said here is how
// each grows by one element at an end; what needs all elements comes in clauses (smt/path/aggregate_facts.h).
#pragma once

#include <span>

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

class Aggregates final : public Theory {
 public:
  explicit Aggregates(Closure& closure)
      : Theory(closure, {.added = {Op::Observe}}), closure_(closure), known_(closure.backtracker()) {}

  void reset() override { known_.clear(); }
  void onAdded(Term term, NodeId node, std::span<const NodeId> arguments) override;

  std::span<const Term> known() const { return known_; }

 private:
  void growTotal(Term total);
  void growFold(Term fold);
  Term join(Observation kind, Term left, Term right);
  Term element(Term map, Term index);

  Closure& closure_;
  BacktrackStack<Term> known_;
};

}  // namespace warrant::smt
