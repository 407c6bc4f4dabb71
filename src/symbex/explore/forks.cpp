#include "symbex/explore/forks.h"

#include "symbex/explore/leaves.h"
#include "symbex/path/path.h"

namespace warrant::symbex {

using support::SourceRange;

// Only where both ways are natively possible there is something to be decided.
Verdict Forks::fork(SymbolicState s, Term condition, SourceRange range, Then onTrue, Then onFalse) {
  const Term negation = terms_.negate(condition);
  const bool mayHold = path_.canAssume(condition), mayFail = path_.canAssume(negation);
  if (mayHold && mayFail) return decide(std::move(s), condition, range, onTrue, onFalse);
  const bool isGone = !mayHold && !mayFail;
  if (isGone || !guide_->agrees(mayHold ? condition : negation)) {
    hasLostTheWay_ = hasLostTheWay_ || !isGone;
    return Verdict::Verified;
  }
  return path_.take(std::move(s), mayHold ? condition : negation, range, mayHold ? onTrue : onFalse);
}

Verdict Forks::decide(SymbolicState s, Term condition, SourceRange range, Then onTrue, Then onFalse) {
  const std::size_t number = decisions_.size();
  const auto go = [&](SymbolicState s, bool isTrue) {
    decisions_.push_back({range, isTrue});
    const Verdict verdict = path_.take(std::move(s), isTrue ? condition : terms_.negate(condition), range,
                                       isTrue ? onTrue : onFalse);
    decisions_.pop_back();
    return verdict;
  };
  if (number < prefix_.size()) {
    if (prefix_[number].range == range) return go(std::move(s), prefix_[number].isTrue);
    hasLostTheWay_ = true;
    return Verdict::Verified;
  }
  const SymbolicState here = s;
  const Guide::Fork fork{here, decisions_, range, condition, leaves_.found.size()};
  switch (guide_->choose(fork)) {
    case Guide::Way::True:
      return go(std::move(s), true);
    case Guide::Way::False:
      return go(std::move(s), false);
    case Guide::Way::Both: {
      const Verdict first = go(std::move(s), true);
      const Guide::Fork again{here, decisions_, range, condition, leaves_.found.size()};
      return guide_->comesBack(again) ? meet(first, go(here, false)) : first;
    }
    case Guide::Way::Bound:
      return leaves_.bound(std::move(s), range, guide_->reason());
    case Guide::Way::Undecided:
      return leaves_.undecided(std::move(s), range, guide_->reason());
    default:
      return Verdict::Verified;
  }
}

}  // namespace warrant::symbex
