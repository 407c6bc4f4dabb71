// Which formulas about all values are known, be they true, false or open. By themselves they are atoms; what
// they say of some values comes in clauses (smt/path/instances.h).
#pragma once

#include <span>

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

class Quantifiers final : public Theory {
 public:
  explicit Quantifiers(Closure& closure)
      : Theory(closure, {.added = {Op::ForAll}}), known_(closure.backtracker()) {}

  void reset() override { known_.clear(); }
  void onAdded(Term term, NodeId, std::span<const NodeId>) override { known_.push_back(term); }

  std::span<const Term> known() const { return known_; }

 private:
  BacktrackStack<Term> known_;
};

}  // namespace warrant::smt
