// What linear arithmetic over all the facts tells, beyond the order.
#pragma once

#include "smt/native/linear/linear_facts.h"

namespace warrant::smt {

class Linear final : public Theory {
 public:
  Linear(Closure& closure, Order& order) : Theory(closure, {}), closure_(closure), order_(order) {}

  void reset() override { near_.clear(); }
  bool refutes(Term question, Budget& budget) override;
  bool refutesNear(Term question, Budget& budget) override;
  bool makesEqual(NodeId left, NodeId right) override;
  // Values of classes, by root, that satisfy all linear facts; none: there are none, or they are not found.
  struct Solution {
    LinearSystem::Outcome outcome;
    std::unordered_map<NodeId, std::int64_t> values = {};
  };
  Solution solve(Budget& budget) const;

 private:
  bool refutesDifference(const LinearFacts* solved);
  LinearFacts factsNear(std::span<const NodeId> numbers) const {
    return {closure_, order_, near_, LinearNeighbourhood(closure_, order_, numbers)};
  }

  const Closure& closure_;
  Order& order_;
  NearValues near_;  // of the last solution
};

}  // namespace warrant::smt
