#include "smt/native/linear/linear.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

namespace warrant::smt {

bool Linear::refutes(Term question, Budget& budget) {
  if (question && refutesNear(question, budget)) return true;
  LinearFacts facts(closure_, order_, near_);
  // The order knows whether they are contradictory.
  if (facts.areDifferences()) return refutesDifference(nullptr);
  const LinearSystem::Outcome outcome = facts.solveRationally(budget.mostForRefutation);
  budget.workOfRefutations += facts.wholeWork();
  if (outcome == LinearSystem::Outcome::Infeasible) return true;
  const bool isSolved = outcome == LinearSystem::Outcome::Feasible;
  if (isSolved) facts.keepValues(near_);
  return refutesDifference(isSolved ? &facts : nullptr);
}

// What the numbers that the question compares are connected with.
bool Linear::refutesNear(Term question, Budget& budget) {
  const NodeId comparison = closure_.literalOf(question).node;
  if (comparison == 0) return false;
  const Op op = closure_.graph().node(comparison).op;
  const std::span<const NodeId> numbers = closure_.argumentsOf(comparison);
  if (op == Op::NonNegative) {
    LinearFacts near = factsNear(numbers);
    const LinearSystem::Outcome outcome = near.solveRationally(budget.mostForRefutation);
    budget.workOfRefutations += near.wholeWork();
    return outcome == LinearSystem::Outcome::Infeasible;
  }
  const bool differ =
      op == Op::Equal && closure_.graph().node(numbers[0]).sort == Sort::Int && closure_.isFalse(comparison);
  return differ && makesEqual(numbers[0], numbers[1]);
}

// Whether the facts make two numbers equal that differ. Of those that differ the latest are looked at, of
// which one the question may be, unless the solution has them apart.
bool Linear::refutesDifference(const LinearFacts* solved) {
  constexpr std::size_t most = 4;
  std::vector<NodeId> latest(order_.apart().begin(), order_.apart().end());
  const auto end = latest.begin() + static_cast<std::ptrdiff_t>(std::min(most, latest.size()));
  std::ranges::partial_sort(latest, end, std::ranges::greater());
  return std::any_of(latest.begin(), end, [&](NodeId equality) {
    const std::span<const NodeId> sides = closure_.argumentsOf(equality);
    if (solved != nullptr && solved->areApart(sides[0], sides[1])) return false;
    return makesEqual(sides[0], sides[1]);
  });
}

bool Linear::makesEqual(NodeId left, NodeId right) {
  if (closure_.areEqual(left, right)) return true;
  LinearFacts near = factsNear(std::array{left, right});
  return near.areDifferences() ? order_.areTied(left, right) : near.areEqual(left, right);
}

Linear::Solution Linear::solve(Budget& budget) const {
  constexpr std::uint64_t maximalWork = 400'000;
  if (budget.work > maximalWork) return {LinearSystem::Outcome::GaveUp};
  const NearValues zero;  // for values that people see
  LinearFacts facts(closure_, order_, zero);
  const LinearSystem::Outcome outcome = facts.solve(budget.branches);
  budget.work += facts.work();
  if (outcome != LinearSystem::Outcome::Feasible) return {outcome};
  return {outcome, facts.values()};
}

}  // namespace warrant::smt
