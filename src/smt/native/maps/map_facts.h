// What the native layer's equalities between maps say of their elements. Maps that are put together (by
// store, splice, fill) are plain values to the congruence closure; where one is known to be equal to another
// map, its elements are described here, at the indices that are read or stored to.
#pragma once

#include <optional>
#include <vector>

#include "smt/native/numbers/number_model.h"

namespace warrant::smt {

class MapFacts {
 public:
  explicit MapFacts(NativeSolver& solver) : solver_(solver) {}

  // Whether there are maps that are put together.
  bool areThere() const;
  // Describes elements that are not described yet; how many, none where there are too many. To be propagated.
  std::optional<unsigned> describe();
  // Whether the equal maps can be equal at the other indices too, and different maps may be taken as
  // different.
  bool haveModel(NumberModel& numbers) const;

 private:
  std::vector<NodeId> composedMaps() const;
  bool isComposed(NodeId node) const;
  bool isEqualToPart(NodeId map) const;
  bool isEqualToAnother(NodeId map) const {
    return solver_.graph_.node(solver_.graph_.root(map)).nextMember != solver_.graph_.root(map);
  }
  std::vector<NodeId> indices() const;
  bool areEqualAround(std::int64_t index, NumberModel& numbers) const;

  NativeSolver& solver_;
};

}  // namespace warrant::smt
