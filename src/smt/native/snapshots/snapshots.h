// The constructors of snapshots are injective and (but for fromBool) onto: `first(combine(a, b)) = a`, and
// each snapshot is `combine` of its halves, `fromX` of its `toX`. Congruence finds that out by itself when
// each constructor comes with its inverses.
#pragma once

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

class Snapshots final : public Theory {
 public:
  explicit Snapshots(Closure& closure);

  void onAdded(Term term, NodeId node, std::span<const NodeId> arguments) override;

 private:
  void addHalves(NodeId node, std::span<const NodeId> arguments);

  Closure& closure_;
};

}  // namespace warrant::smt
