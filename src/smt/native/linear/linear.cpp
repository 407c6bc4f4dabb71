#include "smt/native/linear/linear.h"

#include <algorithm>

namespace warrant::smt {

bool Linear::refutes(Term question, std::uint64_t mostWork) {
  const bool compares = question && closure_.terms().op(question) == Op::NonNegative;
  if (const NodeId comparison = compares ? closure_.graph().find(question) : 0; comparison != 0) {
    const NodeId number = closure_.argumentsOf(comparison)[0];
    if (LinearFacts(closure_, order_, number, number).areContradictory(mostWork)) return true;
  }
  return LinearFacts(closure_, order_).areContradictory(mostWork) || refutesDifference();
}

// The latest of those that differ, which the question may be.
bool Linear::refutesDifference() {
  if (order_.apart().empty()) return false;
  const std::span<const NodeId> sides = closure_.argumentsOf(*std::ranges::max_element(order_.apart()));
  return makesEqual(sides[0], sides[1]);
}

bool Linear::makesEqual(NodeId left, NodeId right) {
  return LinearFacts(closure_, order_, left, right).areEqual(left, right);
}

Linear::Solution Linear::solve(Budget& budget) const {
  constexpr std::uint64_t maximalWork = 400'000;
  if (budget.work > maximalWork) return {LinearSystem::Outcome::GaveUp};
  LinearFacts facts(closure_, order_);
  const LinearSystem::Outcome outcome = facts.solve(budget.branches);
  budget.work += facts.work();
  if (outcome != LinearSystem::Outcome::Feasible) return {outcome};
  return {outcome, facts.values()};
}

}  // namespace warrant::smt
