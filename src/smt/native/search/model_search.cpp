#include "smt/native/search/model_search.h"

#include <algorithm>

namespace warrant::smt {

namespace {

// Beyond these, asking the solver is cheaper than looking on.
constexpr unsigned maximalDecisions = 1000, maximalConflicts = 120;
constexpr unsigned decisionsOfShort = 120, conflictsOfShort = 16;
constexpr std::uint64_t workForStep = 100, specialForStep = 20;
constexpr std::size_t maximalSpecial = 6000, maximalNodes = 20'000;

}  // namespace

// Each decision is followed by a look at everything special.
std::uint64_t ModelSearch::effort() const {
  return (decisions_ + 1) * (1 + closure_.special().size() / specialForStep) + budget_.work / workForStep;
}

ModelSearch::Outcome ModelSearch::run() {
  if (closure_.isInconsistent()) return Outcome::Contradiction;
  if (closure_.special().empty()) return Outcome::Model;
  if (closure_.special().size() > maximalSpecial || closure_.graph().nodeCount() > maximalNodes)
    return Outcome::GaveUp;
  propagateTheories();
  if (closure_.isInconsistent() || isRefuted()) return Outcome::Contradiction;
  return explore();
}

ModelSearch::Outcome ModelSearch::explore() {
  const NodeId open = nextOpen();
  if (open == 0) return arrange();
  if (isTimeToAsk() && isRefuted()) return Outcome::Contradiction;
  // Once the question is dealt with the theories may tell that there is no need to look at what is beside it.
  const bool leaves = !isBeside_ && isIrrelevant(open);
  if (leaves && decisions_ > 0 && isRefuted()) return Outcome::Contradiction;
  isBeside_ = isBeside_ || leaves;
  ++depth_;
  const Outcome outcome = decide(open, preferredValue(open));
  --depth_;
  if (leaves) isBeside_ = false;
  return outcome;
}

ModelSearch::Outcome ModelSearch::decide(NodeId formula, bool preferred) {
  for (const bool value : {preferred, !preferred}) {
    if (isExhausted()) return Outcome::GaveUp;
    closure_.push();
    closure_.assign(formula, value);
    const Outcome outcome = follow();
    closure_.pop();
    if (outcome != Outcome::Contradiction || isStillRefuted()) return outcome;
  }
  if (const Term term = closure_.graph().node(formula).term) {
    std::erase(contested_, term);
    contested_.insert(contested_.begin(), term);
  }
  return Outcome::Contradiction;
}

ModelSearch::Outcome ModelSearch::follow() {
  closure_.propagate();
  propagateTheories();
  if (!closure_.isInconsistent()) return explore();
  ++conflicts_;
  return Outcome::Contradiction;
}

// Counts a decision. A model takes as many as there are formulas; a contradiction should show soon.
bool ModelSearch::isExhausted() {
  return ++decisions_ > (isShort_ ? decisionsOfShort : maximalDecisions) ||
         conflicts_ > (isShort_ ? conflictsOfShort : maximalConflicts);
}

// False for what no theory speaks of, as nothing follows from it for the congruence closure.
bool ModelSearch::preferredValue(NodeId formula) const {
  for (Theory* const theory : closure_.theories()) {
    if (const std::optional<bool> value = theory->preferredValue(formula)) return *value;
  }
  return false;
}

}  // namespace warrant::smt
