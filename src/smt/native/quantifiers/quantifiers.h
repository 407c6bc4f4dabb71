// Which formulas about all values are known, be they true, false or open. By themselves they are atoms; what
// they say of some values comes in clauses (smt/path/instances.h).
#pragma once

#include <span>

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

class Quantifiers final : public Theory {
 public:
  explicit Quantifiers(Closure& closure)
      : Theory(closure, {.added = {Op::ForAll}}),
        closure_(closure),
        known_(closure.backtracker()),
        deniable_(closure.backtracker()) {}

  void reset() override;
  void onAdded(Term term, NodeId, std::span<const NodeId>) override { known_.push_back(term); }

  // The formula was assumed to have that value.
  void note(Term formula, bool value);

  std::span<const Term> known() const { return known_; }
  // Whether something that was assumed says more if the formula does not hold of all values. Else it may be
  // taken to hold or not, as it likes: what it says of some values is all that matters of it.
  bool isDeniable(Term forAll) const;

 private:
  void noteBoth(Term formula);

  Closure& closure_;
  BacktrackStack<Term> known_;
  BacktrackStack<Term> deniable_;
};

}  // namespace warrant::smt
