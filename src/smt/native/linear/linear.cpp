#include "smt/native/linear/linear.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace warrant::smt {

// Once more with smaller numbers, where they were too large.
template <class Make>
bool Linear::areContradictory(Make make, std::uint64_t mostWork) {
  LinearFacts facts = make();
  if (facts.areContradictory(mostWork)) return true;
  if (!facts.hasOverflowed()) return false;
  LinearFacts smaller = make();
  smaller.leaveRoom();
  return smaller.areContradictory(mostWork);
}

bool Linear::refutes(Term question, std::uint64_t mostWork) {
  const bool compares = question && closure_.terms().op(question) == Op::NonNegative;
  if (const NodeId comparison = compares ? closure_.graph().find(question) : 0; comparison != 0) {
    const NodeId number = closure_.argumentsOf(comparison)[0];
    if (areContradictory([&] { return LinearFacts(closure_, order_, number, number); }, mostWork)) return true;
  }
  return areContradictory([&] { return LinearFacts(closure_, order_); }, mostWork) || refutesDifference();
}

// The latest of those that differ, of which one the question may be.
bool Linear::refutesDifference() {
  constexpr std::size_t most = 4;
  std::vector<NodeId> latest(order_.apart().begin(), order_.apart().end());
  const auto end = latest.begin() + static_cast<std::ptrdiff_t>(std::min(most, latest.size()));
  std::ranges::partial_sort(latest, end, std::ranges::greater());
  return std::any_of(latest.begin(), end, [&](NodeId equality) {
    const std::span<const NodeId> sides = closure_.argumentsOf(equality);
    return makesEqual(sides[0], sides[1]);
  });
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
