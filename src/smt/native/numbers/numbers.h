// Values for numbers: those of the order's present solution, or else of the linear facts, told apart where
// functions of them or facts want different ones.
#pragma once

#include "smt/native/linear/linear.h"
#include "smt/native/numbers/number_model.h"

namespace warrant::smt {

class Numbers final : public Theory {
 public:
  Numbers(Closure& closure, Order& order, Linear& linear)
      : Theory(closure, {}), closure_(closure), order_(order), linear_(linear) {}

  Verdict check(Candidate& candidate, Budget& budget) override;
  void suppose(const Case& one) override;

 private:
  Verdict tryFactor(const NumberModel::Given& values) const;
  NodeId openFactor() const;
  std::unique_ptr<NumberModel> spreadOut(NumberModel& first, std::vector<NodePair> collisions) const;
  Verdict avoid(const std::vector<NodePair>& collisions) const;

  Closure& closure_;
  Order& order_;
  Linear& linear_;
};

}  // namespace warrant::smt
