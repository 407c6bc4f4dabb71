// What equalities between maps say of their elements. Maps that are put together (by store, splice, fill) are
// plain values to the congruence closure; where one is known to be equal to another map, its elements are
// described here, at the indices that are read or stored to.
#pragma once

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

class Maps final : public Theory {
 public:
  explicit Maps(Closure& closure) : Theory(closure, {.added = {Op::Store}}), closure_(closure) {}

  void onAdded(Term term, NodeId node, std::span<const NodeId> arguments) override;
  // Describes elements that are not described yet.
  std::optional<unsigned> extend() override;
  // Whether the equal maps can be equal at the other indices too, and different maps may be taken as
  // different.
  Verdict check(Candidate& candidate, Budget& budget) override;

 private:
  bool isComposed(NodeId node) const { return operatorOf(closure_.graph().node(node).op).isMap; }
  std::vector<NodeId> composedMaps() const;
  bool isEqualToPart(NodeId map) const;
  bool isEqualToAnother(NodeId map) const {
    return closure_.graph().node(closure_.graph().root(map)).nextMember != closure_.graph().root(map);
  }
  std::vector<NodeId> indices() const;
  bool haveModel(std::span<const NodeId> maps, NumberValues& numbers) const;
  bool areEqualAround(std::int64_t index, std::span<const NodeId> maps, NumberValues& numbers) const;

  Closure& closure_;
};

}  // namespace warrant::smt
