// The lengths of the shortest paths from one vertex, or to one, of a graph of difference constraints: what
// all of them together say of that vertex and each other one.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "smt/native/order/constraint_graph.h"

namespace warrant::smt {

// Found once (Dijkstra's algorithm, by costs that a solution of the constraints makes natural numbers) where
// questions about one vertex have cost as much as that, while the graph was one and the same.
class Distances {
 public:
  enum class Side : std::uint8_t { From, To };

  explicit Distances(Side side) : side_(side) {}

  // Whether the lengths are those for that vertex and that state of the graph.
  bool areKnown(Vertex end, std::uint64_t state) const { return isKnown_ && end_ == end && state_ == state; }
  // The length of the path between the end and the other vertex; none: there is no path. They must be known.
  std::optional<Wide> length(Vertex other) const;
  // A question about that vertex took so many steps.
  void noteQuestion(Vertex end, std::uint64_t state, std::uint32_t steps);
  // Finds the lengths for that vertex if it is time to. The potentials must satisfy all constraints.
  void prepare(const ConstraintGraph& graph, Vertex end, std::uint64_t state);
  void forget() { *this = Distances(side_); }

 private:
  struct Reached {
    Wide cost;
    Vertex vertex;
  };
  void find(const ConstraintGraph& graph);
  static bool isFarther(const Reached& left, const Reached& right);
  void relaxEdges(const ConstraintGraph& graph, const Reached& reached);

  Side side_;
  bool isKnown_ = false;
  Vertex end_ = 0;
  std::uint64_t state_ = 0, steps_ = 0;
  std::vector<Wide> lengths_;  // while they are sought, costs
  std::vector<bool> isReached_;
  std::vector<Reached> queue_;  // a heap, the least cost first
};

}  // namespace warrant::smt
