// Formulas and choices: from the values of parts to that of the whole and back, as far as one step goes.
#pragma once

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

class Formulas final : public Theory {
 public:
  explicit Formulas(Closure& closure);

  void onAdded(Term term, NodeId node, std::span<const NodeId> arguments) override;
  void onTouched(ApplicationId application) override;
  void onAssigned(NodeId formula, bool value) override;

 private:
  void applyEqual(NodeId result, NodeId left, NodeId right);
  void applyJunction(ApplicationId id, NodeId absorbing, NodeId neutral);
  void applyIte(NodeId result, NodeId condition, NodeId onTrue, NodeId onFalse);

  Closure& closure_;
};

}  // namespace warrant::smt
