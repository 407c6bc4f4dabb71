#include "smt/native/search/model_search.h"

#include <algorithm>

namespace warrant::smt {

namespace {

// Beyond these, asking the solver is cheaper than looking on.
constexpr unsigned maximalDecisions = 1000, maximalConflicts = 120;
constexpr unsigned decisionsOfShort = 120, conflictsOfShort = 16;
// Of so few decisions trying all is cheaper than finding out which of them a contradiction needs.
constexpr std::size_t fewDecisions = 3;
constexpr std::uint64_t workForStep = 100, specialForStep = 20;
constexpr std::uint64_t usualWorkOfRefutation = 20'000, maximalWorkOfRefutations = 4'000'000;
constexpr std::size_t maximalSpecial = 6000, maximalNodes = 20'000;

}  // namespace

// Each decision is followed by a look at everything special, but for those that are made again to see what a
// contradiction needs. So does a search begin, unless it ended before.
std::uint64_t ModelSearch::effort() const {
  constexpr unsigned repetitionsForDecision = 8;
  if (!explores_) return 1;
  return (decisions_ + repetitions_ / repetitionsForDecision + 1) *
             (1 + closure_.special().size() / specialForStep) +
         (budget_.work + excessOfRefutations()) / workForStep;
}

// Most take little, which is no more than what a decision takes.
std::uint64_t ModelSearch::excessOfRefutations() const {
  const std::uint64_t usual = usualWorkOfRefutation * (decisions_ + conflicts_ + 1);
  return budget_.workOfRefutations - std::min(budget_.workOfRefutations, usual);
}

bool ModelSearch::isLarge() const {
  return closure_.special().size() > maximalSpecial || closure_.graph().nodeCount() > maximalNodes;
}

// A contradiction that is near to the question shows soon, however many facts there are beside; a model of
// many facts is found where little is left to decide.
ModelSearch::Outcome ModelSearch::run() {
  if (closure_.isInconsistent()) return Outcome::Contradiction;
  if (closure_.special().empty()) return arrange();
  if (question_ && isRefutedNear()) return Outcome::Contradiction;
  if (isLarge()) {
    if (question_)
      makeShort();
    else if (isShort_)
      return Outcome::GaveUp;
    isShort_ = true;
  }
  propagateTheories();
  if (closure_.isInconsistent() || (!question_ && isRefuted())) return Outcome::Contradiction;
  return explore();
}

// Decides, and goes back from contradictions, until there is an answer. The scope is for what follows from
// these whatever is decided.
ModelSearch::Outcome ModelSearch::explore() {
  explores_ = true;
  const std::size_t base = trail_.size(), known = nogoods_.size();
  closure_.push();
  Outcome outcome = descend();
  while (outcome == Outcome::Contradiction && trail_.size() > base) {
    const bool areFew = isShort_ || trail_.size() - base <= fewDecisions;
    if (cause_ == Cause::Model) cause_ = causeInModel(areFew);
    if (areFew)
      goBack(base);
    else
      learn(base);
    const Cause cause = propagate();
    outcome = closure_.isInconsistent() ? contradict(cause) : descend();
  }
  leaveDecisions(base);
  closure_.pop();
  nogoods_.resize(known);
  return outcome;
}

// Decides what is open until that is contradictory, or all has a value. The theories are asked once what was
// contested is decided, of which propagation is likely to tell enough.
ModelSearch::Outcome ModelSearch::descend() {
  for (bool areTold = true;;) {
    NodeId open = openContested();
    const bool isContested = open != 0;
    if (!isContested && !areTold) {
      const Cause cause = propagate();
      if (closure_.isInconsistent()) return contradict(cause);
      areTold = true;
      continue;
    }
    if (!isContested) open = nextOpen();
    if (open == 0) {
      const Outcome outcome = arrange();
      return outcome == Outcome::Contradiction ? contradict(Cause::Model) : outcome;
    }
    const bool isNew = !isRepeated();
    if (isNew && isTimeToAsk() && isRefuted()) return contradict(Cause::Theories);
    // Once the question is dealt with the theories may tell that there is no need to look at what is beside
    // it.
    const bool leaves = trail_.size() <= beside_ && isIrrelevant(open);
    if (leaves && isNew && isRefuted()) return contradict(Cause::Theories);
    if (leaves) beside_ = trail_.size();
    if (isNew) ++decisions_;
    if (isExhausted()) return Outcome::GaveUp;
    closure_.push();
    trail_.push_back({closure_.graph().node(open).term, preferredValue(open)});
    closure_.assign(open, trail_.back().value);
    propagateNogoods();
    if (closure_.isInconsistent()) return contradict(Cause::Closure);
    areTold = false;
    if (isContested) continue;
    const Cause cause = propagate();
    if (closure_.isInconsistent()) return contradict(cause);
    areTold = true;
  }
}

ModelSearch::Outcome ModelSearch::follow() {
  const Cause cause = propagate();
  return closure_.isInconsistent() ? contradict(cause) : explore();
}

ModelSearch::Outcome ModelSearch::contradict(Cause cause) {
  cause_ = cause;
  // That of one decision tells its formula's value for good: there is one less to decide.
  ++(trail_.size() == 1 ? decisions_ : conflicts_);
  before_ = trail_;
  return Outcome::Contradiction;
}

void ModelSearch::propagateNogoods() {
  do {
    closure_.propagate();
  } while (!closure_.isInconsistent() && nogoods_.apply(closure_));
}

// Which of the two showed it, if there is a contradiction then.
ModelSearch::Cause ModelSearch::propagate() {
  Cause cause = Cause::Closure;
  do {
    closure_.propagate();
    if (closure_.isInconsistent()) return cause;
    cause = Cause::Propagation;
    propagateTheories();
  } while (!closure_.isInconsistent() && nogoods_.apply(closure_));
  return cause;
}

// Whether the last descent came this way.
bool ModelSearch::isRepeated() const {
  return trail_.size() < before_.size() && std::equal(trail_.begin(), trail_.end(), before_.begin());
}

// A model takes as many decisions as there are formulas; a contradiction should show soon.
bool ModelSearch::isExhausted() const {
  return decisions_ > (isShort_ ? decisionsOfShort : maximalDecisions) ||
         conflicts_ > (isShort_ ? conflictsOfShort : maximalConflicts) ||
         budget_.workOfRefutations > maximalWorkOfRefutations;
}

// False for what no theory speaks of, as nothing follows from it for the congruence closure.
bool ModelSearch::preferredValue(NodeId formula) const {
  for (Theory* const theory : closure_.theories()) {
    if (const std::optional<bool> value = theory->preferredValue(formula)) return *value;
  }
  return false;
}

}  // namespace warrant::smt
