// Formulas and choices: from the values of parts to that of the whole and back, as far as one step goes.
#pragma once

#include <cstdint>
#include <vector>

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

class Formulas final : public Theory {
 public:
  explicit Formulas(Closure& closure);

  void onAdded(Term term, NodeId node, std::span<const NodeId> arguments) override;
  void onTouched(ApplicationId application, NodeId changed) override;
  void onAssigned(NodeId formula, bool value) override;
  void onMerge(NodeId winner, NodeId loser) override;

 private:
  void touchChoices(NodeId root);
  void addOpposites(NodeId left, NodeId right);
  void applyEqual(NodeId result, NodeId left, NodeId right);
  void applyJunction(ApplicationId id, NodeId changed, NodeId absorbing, NodeId neutral);
  void scanJunction(ApplicationId id, NodeId absorbing, NodeId neutral);
  void applyIte(ApplicationId id, std::span<const NodeId> arguments);

  // Two parts of each junction by their indices, to begin with its first ones: while both are open nothing
  // follows from another one that has the neutral value.
  struct Watched {
    std::uint32_t first = 0, second = 1;
  };
  std::vector<Watched> watched_;  // by application

  Closure& closure_;
};

}  // namespace warrant::smt
