#include "smt/native/numbers/numbers.h"

#include <algorithm>
#include <iterator>

#include "smt/native/numbers/all_different.h"
#include "smt/native/numbers/spread.h"

namespace warrant::smt {

Verdict Numbers::check(Candidate& candidate, Budget& budget) {
  auto model = std::make_unique<NumberModel>(closure_, order_);
  if (!model->build()) {
    // The difference constraints do not tell the whole.
    const Linear::Solution solution = linear_.solve(budget);
    if (solution.outcome == LinearSystem::Outcome::Infeasible) return {Verdict::Kind::Contradiction};
    if (solution.outcome == LinearSystem::Outcome::GaveUp || !budget.isForModel)
      return {Verdict::Kind::GaveUp};
    model = std::make_unique<NumberModel>(closure_, order_, solution.values);
    if (!model->build()) return tryFactor(solution.values);
  }
  if (!budget.isForModel) return {Verdict::Kind::GaveUp};
  const std::vector<NodePair> collisions = model->findCollisions();
  if (!collisions.empty()) {
    if (auto spread = spreadOut(*model, collisions)) {
      model = std::move(spread);
    } else {
      const auto [left, right] = collisions.back();
      if (AllDifferent(closure_, order_).lackRoom(left, right)) return {Verdict::Kind::Contradiction};
      candidate.numbers = std::move(model);
      return avoid(collisions);
    }
  }
  candidate.numbers = std::move(model);
  return {Verdict::Kind::Agrees};
}

// A model in which those that collide in that one have values of their own; none: that is not found so.
std::unique_ptr<NumberModel> Numbers::spreadOut(NumberModel& first, std::vector<NodePair> collisions) const {
  constexpr unsigned rounds = 4;
  std::unique_ptr<NumberModel> last;
  for (unsigned round = 0; round < rounds; ++round) {
    NumberModel::Given values = Spread(closure_, order_, last ? *last : first).apart(collisions);
    if (values.empty()) return nullptr;
    auto model = std::make_unique<NumberModel>(closure_, order_, std::move(values));
    if (!model->build()) return nullptr;
    collisions = model->findCollisions();
    last = std::move(model);
    if (collisions.empty()) return last;
  }
  return nullptr;
}

// Gives a factor or divisor the value that the linear facts suggest, which makes the product a linear one.
// What is contradictory then need not be so with another value.
Verdict Numbers::tryFactor(const NumberModel::Given& values) const {
  const NodeId factor = openFactor();
  const auto value = values.find(factor);
  if (value == values.end()) return {Verdict::Kind::GaveUp};
  Verdict verdict{Verdict::Kind::Cases};
  verdict.areAll = false;
  for (const std::int64_t more : {0, 1, 2}) {
    std::int64_t near = 0;
    if (!__builtin_add_overflow(value->second, more, &near))
      verdict.cases.push_back({.kind = Case::Kind::Value, .left = factor, .value = near});
  }
  return verdict;
}

// A number without a value that is multiplied, or divided by, or of which that is a sum; 0: none.
NodeId Numbers::openFactor() const {
  const EGraph& graph = closure_.graph();
  const auto isOpen = [&](NodeId number) {
    return !closure_.isConstant(number) && graph.node(number).op != Op::Sum;
  };
  for (const NodeId special : closure_.special()) {
    if (!operatorOf(graph.node(special).op).isNonlinear) continue;
    for (const NodeId argument : closure_.argumentsOf(special)) {
      if (closure_.isConstant(argument)) continue;
      if (isOpen(argument)) return graph.root(argument);
      for (const NodeId part : closure_.argumentsOf(argument)) {
        if (isOpen(part)) return graph.root(part);
      }
    }
  }
  return 0;
}

// What the order makes equal, or the linear facts, need not be told apart.
Verdict Numbers::avoid(const std::vector<NodePair>& collisions) const {
  Verdict verdict{Verdict::Kind::Equal};
  std::ranges::copy_if(collisions, std::back_inserter(verdict.equal),
                       [&](const NodePair& pair) { return order_.areTied(pair.first, pair.second); });
  if (!verdict.equal.empty()) return verdict;
  const auto [left, right] = collisions.front();
  if (linear_.makesEqual(left, right)) {
    verdict.equal = {{left, right}};
    return verdict;
  }
  return {.kind = Verdict::Kind::Cases,
          .cases = {{.kind = Case::Kind::Less, .left = right, .right = left},
                    {.kind = Case::Kind::Less, .left = left, .right = right},
                    {.kind = Case::Kind::Equal, .left = left, .right = right}}};
}

void Numbers::suppose(const Case& one) {
  switch (one.kind) {
    case Case::Kind::Less:
      return order_.assumeLess(one.left, one.right);
    case Case::Kind::Equal:
      return closure_.equate(one.left, one.right);
    case Case::Kind::Value:
      return closure_.equate(one.left, closure_.nodeOf(closure_.terms().integer(one.value)));
  }
}

}  // namespace warrant::smt
