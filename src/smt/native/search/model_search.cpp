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
  return (decisions_ + repetitions_ + 1) * (1 + closure_.special().size() / specialForStep) +
         budget_.work / workForStep;
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
  const Term term = closure_.graph().node(formula).term;
  Refutation refutation{term, {}};
  for (const bool value : {preferred, !preferred}) {
    if (isExhausted()) return Outcome::GaveUp;
    closure_.push();
    closure_.assign(formula, value);
    const Outcome outcome = follow();
    closure_.pop();
    if (outcome != Outcome::Contradiction || isStillRefuted()) return outcome;
    if (conflicts_ > conflictsOfShort && isRefutedAgain(latest_))
      return outcome;  // whatever was decided here
    refutation.cases[value ? 1 : 0] = latest_;
  }
  latest_ = unknown;
  if (!term) return Outcome::Contradiction;
  latest_ = refutations_.size();
  refutations_.push_back(refutation);
  std::erase(contested_, term);
  contested_.insert(contested_.begin(), term);
  return Outcome::Contradiction;
}

ModelSearch::Outcome ModelSearch::follow() {
  propagate();
  latest_ = unknown;
  if (!closure_.isInconsistent()) return explore();
  latest_ = immediate;
  ++conflicts_;
  return Outcome::Contradiction;
}

void ModelSearch::propagate() {
  closure_.propagate();
  propagateTheories();
}

// Whether the same decisions lead to contradictions here.
bool ModelSearch::isRefutedAgain(std::size_t refutation) {
  if (closure_.isInconsistent()) return true;
  if (refutation == immediate || refutation == unknown || ++repetitions_ > maximalDecisions) return false;
  const Refutation made = refutations_[refutation];
  const NodeId formula = closure_.graph().find(made.formula);
  if (formula == 0) return false;
  if (closure_.valueOf(formula) != 0) return isRefutedAgain(made.cases[closure_.isTrue(formula) ? 1 : 0]);
  for (const bool value : {true, false}) {
    closure_.push();
    closure_.assign(formula, value);
    propagate();
    const bool isRefuted = isRefutedAgain(made.cases[value ? 1 : 0]);
    closure_.pop();
    if (!isRefuted) return false;
  }
  return true;
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
