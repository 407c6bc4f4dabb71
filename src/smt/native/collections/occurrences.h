// How often a value stands in a map before an index, as bags of the elements of arrays ask: one more or not
// at each index, and what the parts say of a map that is known to be put together of them.
#pragma once

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

class Occurrences final : public Theory {
 public:
  explicit Occurrences(Closure& closure)
      : Theory(closure, {.added = {Op::Observe}}),
        closure_(closure),
        known_(closure.backtracker()),
        descriptions_(closure.backtracker()) {}

  void reset() override;
  void onAdded(Term term, NodeId node, std::span<const NodeId> arguments) override;
  void propagate() override;

 private:
  void addNext(Term occurrences);
  bool describeAll();
  bool describe(NodeId node);
  bool isPartOf(NodeId map, NodeId whole) const;

  Closure& closure_;
  BacktrackStack<NodeId> known_;
  BacktrackStack<std::uint64_t> descriptions_;  // of a node by another map
};

}  // namespace warrant::smt
