// Other values for numbers of a model that have the same value and must not, as far as the difference
// constraints leave them room: most that collide do so by chance.
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "smt/native/numbers/number_model.h"

namespace warrant::smt {

class Spread {
 public:
  Spread(const Closure& closure, const Order& order, NumberModel& model);

  // Values for all numbers, of which one of each pair has another one; empty: there is no room for any of
  // them. Whether they agree with all facts is for a model to say.
  NumberModel::Given apart(const std::vector<NodePair>& pairs);

 private:
  struct Room {
    std::int64_t least, greatest;
  };

  void collectNumbers();
  void collectEdges(const std::vector<NodePair>& pairs);
  bool moveOne(NodeId number);
  std::optional<Room> roomOf(NodeId root) const;
  std::optional<std::int64_t> valueAt(Vertex vertex) const;

  const Closure& closure_;
  const Order& order_;
  NumberModel& model_;
  NumberModel::Given values_;
  std::unordered_set<std::int64_t> taken_;
  std::vector<NodeId> classes_;                                   // by vertex
  std::unordered_map<Vertex, std::vector<std::size_t>> edgesOf_;  // of those that may be moved
};

}  // namespace warrant::smt
